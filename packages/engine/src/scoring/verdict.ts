import { RISK_BANDS, type Verdict } from '../vocabulary.ts';

/**
 * The risk from which an item cannot be decided, by its kind. A message is doubted from 20, because a risk of 20 stands for a
 * chance of three in ten (decision 0071). In a talk, 20 to 32 means "I cannot know yet": it says how to find out, and a question
 * follows. If messages pasted there were warned of from 20, 21 of 378 real honest ones would be, for one scam of 43.
 */
export const DOUBT_FROM = {
  message: RISK_BANDS.doubt,
  item: RISK_BANDS.medium,
  talk: RISK_BANDS.medium,
} as const;

/** The verdict of a risk. @param isProven - there is positive proof of an honest matter, and no alarm. */
export function verdictOf(riskLevel: number, isProven: boolean, doubtFrom: number): Verdict {
  if (riskLevel >= RISK_BANDS.high) return 'danger';
  if (riskLevel >= doubtFrom) return 'caution';
  return isProven ? 'safe' : 'unknown';
}
