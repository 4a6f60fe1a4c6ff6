import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { type Outcome, VerdictMark } from '../verdict-mark/index.ts';
import * as css from './reason-list.css.ts';

/** One thing that was seen. */
export interface Reason {
  readonly text: string;
  /** How much it matters; `info` unless given. */
  readonly level?: 'safe' | 'info' | 'caution' | 'danger';
}

type Level = NonNullable<Reason['level']>;

const OUTCOME_OF: Record<Level, Outcome> = {
  safe: 'safe',
  info: 'unknown',
  caution: 'caution',
  danger: 'danger',
};

export interface ReasonsProps {
  /** Strongest first. */
  reasons: readonly Reason[];
  /** Words of the levels, for who hears the list and does not see the shapes: "Prudence", "Danger". A level without one is not named. */
  levelLabels?: { readonly [Name in Level]?: string };
}

/** What was seen, each with the shape of its weight. The heading is the caller's. */
export function Reasons({ reasons, levelLabels }: ReasonsProps) {
  return (
    <ul className={css.list}>
      {reasons.map(({ text, level = 'info' }) => (
        <li key={text} className={css.reason} data-level={level}>
          <VerdictMark outcome={OUTCOME_OF[level]} size="text" />
          <span>
            {levelLabels?.[level] && <VisuallyHidden>{`${levelLabels[level]}\u00A0: `}</VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
