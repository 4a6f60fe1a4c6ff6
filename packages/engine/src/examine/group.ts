import { lessenTo } from '../scoring/lessen.ts';
import { score } from '../scoring/score.ts';
import { DOUBT_FROM } from '../scoring/verdict.ts';
import type { Finding, SignalId } from '../signals/index.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import type { Examination } from './examination.ts';

/**
 * Signals of what people who know each other write in their groups every day: send your share to my number before tonight. The
 * engine learned from strangers' messages that this is a scam. Among acquaintances it cannot decide.
 */
const EVERYDAY_IN_GROUPS: ReadonlySet<SignalId> = new Set([
  'like-scam-messages',
  'hook-money',
  'hook-number',
  'false-urgency',
]);

/** The findings in the talk of a group. Unless there is a trick, the wishes of its members are a doubt at the most. */
export function amongAcquaintances<Examined extends Examination>(examined: Examined): Examined {
  const { findings } = examined;
  if (examined.score.riskLevel < RISK_BANDS.high || findings.some(isTrick)) return examined;
  const lesser = lessenTo(RISK_BANDS.high - 1, findings);
  return { ...examined, findings: lesser, score: score(lesser, DOUBT_FROM.message) };
}

const isTrick = ({ definition, outcome }: Finding): boolean =>
  outcome.state === 'seen' && definition.level !== 'info' && !EVERYDAY_IN_GROUPS.has(definition.id);
