import { forwardRef } from 'react';
import type { IconDrawing } from '../../components/icon/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './social-sign-in.css.ts';

/** Somebody who can vouch for a visitor. */
export interface SignInProvider {
  /** E.g. "Continuer avec Google". */
  readonly label: string;
  /** Where the sign-in begins. */
  readonly href: string;
  readonly icon?: IconDrawing;
}

export interface SocialSignInProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Between the form and these: "ou". */
  separator: string;
  /** Those that are set up; with none, nothing is shown. */
  providers: readonly SignInProvider[];
}

/** Signing in with an account one has elsewhere. */
export const SocialSignIn = forwardRef<HTMLDivElement, SocialSignInProps>(function SocialSignIn(
  { separator, providers, ...rest },
  ref,
) {
  if (providers.length === 0) return null;
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.social}>
      <p className={css.or}>{separator}</p>
      {providers.map(({ label, href, icon }) => (
        <LinkButton key={href} href={href} variant="secondary" width="full" icon={icon}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
});
