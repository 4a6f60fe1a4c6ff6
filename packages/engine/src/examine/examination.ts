import { type Score, score } from '../scoring/score.ts';
import type { Finding } from '../signals/index.ts';

/** Everything found in one item. */
export interface Examination {
  readonly findings: readonly Finding[];
  readonly score: Score;
  /** The value is no link, number or profile at all. */
  readonly isUnreadable?: true;
}

export function examination(findings: readonly Finding[], doubtFrom?: number): Examination {
  return { findings, score: score(findings, doubtFrom) };
}

export const UNREADABLE: Examination = { ...examination([]), isUnreadable: true };

/**
 * The examination with the higher risk. At the same risk, it is the one without proof: a known address lends no trust to its
 * neighbour.
 */
export function riskier<Examined extends Examination>(first: Examined, second: Examined): Examined {
  const difference = second.score.riskLevel - first.score.riskLevel;
  return difference > 0 || (difference === 0 && first.score.verdict === 'safe') ? second : first;
}
