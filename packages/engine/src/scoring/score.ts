import type { Finding } from '../signals/index.ts';
import type { Verdict } from '../vocabulary.ts';
import { DOUBT_FROM, verdictOf } from './verdict.ts';

export interface Score {
  /** Integer, 0 to 100. */
  readonly riskLevel: number;
  readonly verdict: Verdict;
}

/** The part of a piece of evidence that counts, wherever it comes from: a reading, or an answer in the interview. */
export interface Weighed {
  readonly definition: Pick<Finding['definition'], 'weight' | 'level' | 'floor'>;
  readonly outcome: Finding['outcome'];
}

/**
 * From evidence to risk, as agreed for the risk interview: `100·(1 − Π(1 − weight/100))`, then the reductions, then the floors.
 * Below the band of doubt the verdict is `safe` only with positive proof and no alarm; else nothing was found: `unknown`.
 *
 * @param doubtFrom - the risk from which it cannot be decided: lower for messages, whose words are read.
 */
export function score(findings: readonly Weighed[], doubtFrom: number = DOUBT_FROM.item): Score {
  let doubt = 1;
  let reduction = 0;
  let floor = 0;
  let isProven = false;
  let isAlarming = false;
  for (const { definition, outcome } of findings) {
    if (outcome.state !== 'seen') continue;
    const weight = definition.weight * outcome.share;
    if (weight > 0) doubt *= 1 - Math.min(weight, 100) / 100;
    else reduction -= weight;
    floor = Math.max(floor, definition.floor ?? 0);
    isProven ||= definition.level === 'safe';
    isAlarming ||= definition.level === 'danger';
  }
  const risk = Math.max(100 * (1 - doubt) - reduction, floor, 0);
  const riskLevel = Math.min(Math.round(risk), 100);
  return { riskLevel, verdict: verdictOf(riskLevel, isProven && !isAlarming, doubtFrom) };
}
