import { forwardRef } from 'react';
import type { IconDrawing } from '../../components/icon/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { requireProps } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './call-card.css.ts';

/** The source of a number, for people who want to know before they call. */
export interface CallOrigin {
  /** "D'où vient ce numéro ?" */
  readonly question: string;
  /** When it was read, by whom it is confirmed, who called it: one sentence each. */
  readonly lines: readonly string[];
  /** Pages that give it. */
  readonly pages: readonly { readonly label: string; readonly href: string }[];
}

export interface CallCardProps extends Omit<NativeProps<'article'>, 'children'> {
  /** The name of the people who answer: "Police républicaine". */
  name: string;
  /** What to do there, in one sentence, and what it costs. */
  use: string;
  /** The call itself: "Appeler le 117", with a `tel:` address. */
  action: { readonly label: string; readonly href: string; readonly icon: IconDrawing };
  origin?: CallOrigin;
}

/** Somebody to turn to in need: who, for what, one button, and where the number comes from. */
export const CallCard = forwardRef<HTMLElement, CallCardProps>(function CallCard(
  { name, use, action, origin, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== 'production')
    requireProps('CallCard', { name, use, action }, 'Who answers, what to do there, and the call itself.');
  return (
    <article aria-label={name} {...withoutStyling(rest)} ref={ref} className={css.card}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.use}>{use}</p>
      </div>
      <LinkButton href={action.href} size="large" width="full" icon={action.icon}>
        {action.label}
      </LinkButton>
      {origin && (
        <details className={css.details}>
          <summary className={css.summary}>{origin.question}</summary>
          <ul className={css.origin}>
            {origin.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {origin.pages.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href} target="_blank" rel="noreferrer">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
});
