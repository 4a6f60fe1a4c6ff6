import { CASE_KINDS, HONEST_KINDS, isScamKind, SCAM_KINDS } from './kinds.ts';

/** Draws chances towards knowing nothing: scams as likely as honest matters, all kinds alike, and most of it unknown. */
export function tempered(chances: Float64Array, weight: number): Float64Array {
  return chances.map((chance, index) => weight * chance + (1 - weight) * (UNKNOWING[index] ?? 0));
}

const EACH_SIDE = 0.28;
const UNKNOWING = CASE_KINDS.map((kind) => {
  if (kind === 'unknown') return 1 - 2 * EACH_SIDE;
  return EACH_SIDE / (isScamKind(kind) ? SCAM_KINDS : HONEST_KINDS).length;
});
