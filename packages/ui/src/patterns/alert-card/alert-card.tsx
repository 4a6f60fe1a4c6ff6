import { forwardRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './alert-card.css.ts';
import { lookOf } from './severity.ts';

/** What an alert says. */
export interface AlertTexts {
  readonly title: string;
  readonly description: string;
  /** `danger` and `warning` look so; anything else is for information. */
  readonly severity: string;
  /** The word of the severity: "Danger", "Attention", "À savoir". */
  readonly severityLabel: string;
  /** E.g. "il y a 2 heures". */
  readonly timeAgo: string;
}

export interface AlertCardProps extends Omit<NativeProps<'article'>, 'title' | 'children'>, AlertTexts {
  headingLevel?: HeadingLevel;
  /** The first to warn. */
  source?: { readonly label: string; readonly href: string };
  /** Reads it aloud: a ReadAloudButton. */
  listen?: ReactNode;
}

/** A scheme that is going round. */
export const AlertCard = forwardRef<HTMLElement, AlertCardProps>(function AlertCard(
  { title, description, severity, severityLabel, timeAgo, headingLevel = 3, source, listen, ...rest },
  ref,
) {
  const { tone, icon } = lookOf(severity);
  return (
    <article {...withoutStyling(rest)} ref={ref} data-severity={severity} className={css.card({ tone })}>
      <div className={css.head}>
        <span className={css.tile({ tone })}>
          <Icon of={icon} size="medium" />
        </span>
        <div className={css.words}>
          <p className={css.line}>
            <span className={css.severity}>{severityLabel}</span>
            <span>{timeAgo}</span>
          </p>
          <Heading level={headingLevel} size="small">
            {title}
          </Heading>
        </div>
      </div>
      <div className={css.words}>
        <Text>{description}</Text>
        {source && (
          <TextLink href={source.href} standing="alone">
            {/* In a list of links, two alerts of one source are told apart. */}
            {source.label} <VisuallyHidden>({title})</VisuallyHidden>
          </TextLink>
        )}
        {listen && <div className={css.listen}>{listen}</div>}
      </div>
    </article>
  );
});
