import type { Finding } from '../signals/index.ts';
import type { Verdict } from '../vocabulary.ts';

/** The order in which findings are told: what decided the verdict first, remarks last. */
export function strongestFirst(findings: readonly Finding[], verdict: Verdict): readonly Finding[] {
  const isLow = verdict === 'safe' || verdict === 'unknown';
  return findings.toSorted((first, second) => rank(second, isLow) - rank(first, isLow));
}

const PROOF_RANK = 1_000;
const UNDECIDED_RANK = 0.5;

function rank({ definition, outcome }: Finding, isLow: boolean): number {
  if (outcome.state === 'undecided') return UNDECIDED_RANK;
  const weight = definition.weight * outcome.share;
  return weight < 0 && isLow ? PROOF_RANK : weight;
}
