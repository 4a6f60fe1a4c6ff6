import type { TextReading } from '../text/text-reading.ts';

/** Who lent it takes it back, with its fee, from the account that it went to. */
const REPAID =
  /\b(?:re-?pa(?:y|id)\w{0,8}|pay(?:ing)? ?back|payback|rembou\w{0,12}|echeance|preleve\w{0,4}|retenu\w{0,3}|deducted|recovered)\b/;

/** Whether a message speaks of paying back a loan. */
export const isRepaid = ({ folded }: TextReading): boolean => REPAID.test(folded.text);
