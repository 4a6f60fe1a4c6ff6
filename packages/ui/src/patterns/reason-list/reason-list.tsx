import { forwardRef } from 'react';
import { HeadedList, type HeadedListProps, headedText } from '../headed-list/index.ts';
import { type Outcome, VerdictMark } from '../verdict-mark/index.ts';
import * as css from './reason-list.css.ts';

/** One thing that was seen. */
export interface Reason {
  readonly text: string;
  /** How much it matters; `info` unless given. */
  readonly level?: 'safe' | 'info' | 'caution' | 'danger';
}

const OUTCOME_OF: Record<NonNullable<Reason['level']>, Outcome> = {
  safe: 'safe',
  info: 'unknown',
  caution: 'caution',
  danger: 'danger',
};

export interface ReasonListProps extends HeadedListProps {
  /** Strongest first. */
  reasons: readonly Reason[];
}

/** Why a verdict is what it is: what was seen, each with the shape of its weight. */
export const ReasonList = forwardRef<HTMLElement, ReasonListProps>(function ReasonList(
  { reasons, ...rest },
  ref,
) {
  return (
    <HeadedList {...rest} ref={ref}>
      <ul className={css.list}>
        {reasons.map(({ text, level = 'info' }) => (
          <li key={text} className={css.reason} data-level={level}>
            <VerdictMark outcome={OUTCOME_OF[level]} size="text" />
            <span className={headedText}>{text}</span>
          </li>
        ))}
      </ul>
    </HeadedList>
  );
});
