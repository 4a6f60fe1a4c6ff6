import { ANY_SIGNALS } from '../signals/any/index.ts';
import type { Finding, SignalId } from '../signals/index.ts';

/** Levels to which a finding's share of its weight is rounded. */
const SHARE_LEVELS = 3;

/** What others know of an item was not known in training, so it is not a feature. */
const NOT_FEATURES: ReadonlySet<SignalId> = new Set(ANY_SIGNALS.map(({ definition }) => definition.id));

/** The findings in the item itself, without what others know of it. */
export const ownFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ definition }) => !NOT_FEATURES.has(definition.id));

/** The findings of the signals as features of the classifiers: each by its id and its rounded share. */
export const signalFeatures = (findings: readonly Finding[]): readonly string[] =>
  ownFindings(findings).map(({ definition, outcome }) => {
    const share = outcome.state === 'seen' ? Math.ceil(outcome.share * SHARE_LEVELS) : 'undecided';
    return `${definition.id}:${share}`;
  });
