import { ANY_SIGNALS } from '../signals/any/index.ts';
import type { Finding, SignalId } from '../signals/index.ts';

/** How finely a finding's share of its weight is told apart. */
const STEPS = 3;

/** What others know of an item was not there when the readers were trained. */
const NOT_LEARNED: ReadonlySet<SignalId> = new Set(ANY_SIGNALS.map(({ definition }) => definition.id));

/** What was seen in the item itself, and not told by others. */
export const ownFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ definition }) => !NOT_LEARNED.has(definition.id));

/** Findings of the signals as the learned readers take them: by name and, roughly, by how much they weigh. */
export const remarksOf = (findings: readonly Finding[]): readonly string[] =>
  ownFindings(findings).map(({ definition, outcome }) => {
    const share = outcome.state === 'seen' ? Math.ceil(outcome.share * STEPS) : 'undecided';
    return `${definition.id}:${share}`;
  });
