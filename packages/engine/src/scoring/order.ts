import { HOOK_IDS } from '../signals/hook-ids.ts';
import type { Finding, SignalId } from '../signals/index.ts';
import { LIKE_SCAM_ADDRESSES, LIKE_SCAM_MESSAGES, UNREAD_LANGUAGE } from '../signals/learned/definitions.ts';
import type { Verdict } from '../vocabulary.ts';

/** The order in which findings are told: what decided the verdict first, remarks last. */
export function strongestFirst(findings: readonly Finding[], verdict: Verdict): readonly Finding[] {
  const isLow = verdict === 'safe' || verdict === 'unknown';
  return findings.toSorted((first, second) => rank(second, isLow) - rank(first, isLow));
}

const PROOF_RANK = 1_000;
const UNDECIDED_RANK = 0.5;
/** The demand of a message tells more than its likeness to others. It tells less than a trick that was recognised. */
const HOOK_RANK = 0.9;
const LEARNED_RANK = 0.8;

const RANKS: ReadonlyMap<SignalId, number> = new Map<SignalId, number>([
  ...HOOK_IDS.map((id) => [id, HOOK_RANK] as const),
  [UNREAD_LANGUAGE.id, HOOK_RANK],
  ...[LIKE_SCAM_MESSAGES, LIKE_SCAM_ADDRESSES].map(({ id }) => [id, LEARNED_RANK] as const),
]);

function rank({ definition, outcome }: Finding, isLow: boolean): number {
  if (outcome.state === 'undecided') return UNDECIDED_RANK;
  const own = RANKS.get(definition.id);
  if (own !== undefined) return own;
  // Such a reason was read, and weighs nothing: like a hook it tells what the message wants.
  if (definition.weight === 0 && definition.level !== 'info') return HOOK_RANK;
  const weight = definition.weight * outcome.share;
  return weight < 0 && isLow ? PROOF_RANK : weight;
}
