import type { TextReading } from '../text/text-reading.ts';

/** Words for a loan that is paid back. The lender takes the loan and its fee from the account that received it. */
const REPAID =
  /\b(?:re-?pa(?:y|id)\w{0,8}|pay(?:ing)? ?back|payback|rembou\w{0,12}|echeance|preleve\w{0,4}|retenu\w{0,3}|deducted|recovered)\b/;

/** Whether a message speaks of paying back a loan. */
export const isRepaid = ({ folded }: TextReading): boolean => REPAID.test(folded.text);
