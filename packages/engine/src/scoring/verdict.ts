import { RISK_BANDS, type Verdict } from '../vocabulary.ts';

/**
 * The risk from which it cannot be decided, by what is judged. A message is doubted from 20: so high stands a chance of three in ten (decision
 * 0071). In a talk 20 to 32 is "I cannot know yet", with how to find out, and a question follows: of 378 real honest messages pasted there 21
 * would be warned of from 20, for one scam of 43.
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
