import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import { Anchor } from '../ui-provider/index.ts';
import * as css from './text-link.css.ts';

export interface TextLinkProps extends NativeProps<'a'> {
  href: string;
  /** `alone`: not inside a sentence, so with a full touch target. */
  standing?: 'inText' | 'alone';
  /** Drawn before the words. */
  icon?: IconDrawing;
}

/** A link made of words, always underlined. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { standing, icon, children, ...rest },
  ref,
) {
  return (
    <Anchor {...withoutStyling(rest)} ref={ref} className={css.textLink({ standing })}>
      {icon && <Icon of={icon} />}
      {children}
    </Anchor>
  );
});
