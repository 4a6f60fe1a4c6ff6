import { RISK_BANDS } from '../vocabulary.ts';

/**
 * From this chance of a scam on a told matter is a danger. Source: 2,100 tellings, each judged by a network that learned nothing of its writer.
 * The network is less sure than it may be: of those from here on 96 % were scams, as the band of danger means it.
 */
const DANGER = 0.5;
const CAUTION = RISK_BANDS.medium / 100;

/** The risk, in per cent, of what somebody tells: as high as the chance of a scam up to caution, and rising to 100 in the bands' own meaning. */
export function riskOfChance(chance: number): number {
  if (chance <= CAUTION) return Math.round(100 * chance);
  const [from, to, low, high] =
    chance < DANGER
      ? [CAUTION, DANGER, RISK_BANDS.medium, RISK_BANDS.high]
      : [DANGER, 1, RISK_BANDS.high, 100];
  // Rounded down, so that no chance below a band's is said to be in it.
  return Math.floor(low + ((chance - from) / (to - from)) * (high - low));
}
