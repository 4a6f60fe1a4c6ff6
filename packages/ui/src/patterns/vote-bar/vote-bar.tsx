import { forwardRef } from 'react';
import { AgreeIcon, DoneIcon, ReportIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './vote-bar.css.ts';

/** One thing that a visitor may say of a service. */
export interface Vote {
  readonly id: string;
  /** E.g. "Confirmer ce service", "Signaler un problème", "Signaler ce service". */
  readonly label: string;
  readonly opinion: 'good' | 'bad';
  /** How many said so. */
  readonly count?: number;
}

export interface VoteBarProps extends Omit<NativeProps<'fieldset'>, 'children'> {
  /** The question, for screen readers: "Que pensez-vous de ce service ?". */
  label: string;
  votes: readonly Vote[];
  /** The visitor's vote. Pressing it again takes it back. */
  chosen?: string;
  onVote: (id: string) => void;
  /** The vote is on its way. */
  busy?: boolean;
  /** The outcome of the vote, read out when it changes: "Merci, votre avis est compté.". */
  note?: string;
}

/** The visitor's word on a service, in one touch. */
export const VoteBar = forwardRef<HTMLFieldSetElement, VoteBarProps>(function VoteBar(
  { label, votes, chosen, onVote, busy = false, note, ...rest },
  ref,
) {
  return (
    <fieldset
      aria-label={label}
      {...withoutStyling(rest)}
      ref={ref}
      data-state={busy ? 'busy' : chosen ? 'chosen' : 'open'}
      className={css.bar}
    >
      <div className={css.votes}>
        {votes.map(({ id, label: words, opinion, count }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            // A disabled button would lose the focus to the page.
            aria-disabled={busy || undefined}
            className={css.vote({ opinion })}
            onClick={() => {
              if (!busy) onVote(id);
            }}
          >
            <Icon of={id === chosen ? DoneIcon : opinion === 'good' ? AgreeIcon : ReportIcon} size="medium" />
            <span className={css.words}>{words}</span>
            {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      <output className={css.note}>{note}</output>
    </fieldset>
  );
});
