import type { Finding } from '../signals/index.ts';

/** How finely a finding's share of its weight is told apart. */
const STEPS = 3;

/** Findings of the signals as the learned reader takes them: by name and, roughly, by how much they weigh. */
export const remarksOf = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ definition, outcome }) => {
    const share = outcome.state === 'seen' ? Math.ceil(outcome.share * STEPS) : 'undecided';
    return `${definition.id}:${share}`;
  });
