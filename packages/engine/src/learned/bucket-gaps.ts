/**
 * Characters of the packed form, one for each number from 0. The quotation mark, the backslash and what HTML minds are left out, so
 * that what is packed is an ordinary string constant.
 */
export const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const CONTINUED = DIGITS.length - 1;

const digitOf = new Uint8Array(128);
for (let digit = 0; digit < DIGITS.length; digit += 1) digitOf[DIGITS.charCodeAt(digit)] = digit;

/** The number that stands at a place of a packed string. */
export const digitAt = (packed: string, place: number): number => digitOf[packed.charCodeAt(place)] ?? 0;

/** Packs rising numbers: for each how far it is from the one before; the last digit stands for "so much and more follows". */
export function packGaps(buckets: readonly number[]): string {
  let gaps = '';
  let last = -1;
  for (const bucket of buckets) {
    let gap = bucket - last - 1;
    for (; gap >= CONTINUED; gap -= CONTINUED) gaps += DIGITS[CONTINUED] ?? '';
    gaps += DIGITS[gap] ?? '';
    last = bucket;
  }
  return gaps;
}

/**
 * Writes to the places that packed gaps name what the digits beside them say, less `zero`; without digits, ones. In one pass and by a
 * plain loop: a first verdict waits for it before any compiler has looked at it.
 */
export function fillAtGaps(table: Int8Array, gaps: string, digits?: string, zero = 0): void {
  let bucket = -1;
  let place = 0;
  for (let index = 0; index < gaps.length; index += 1) {
    const gap = digitOf[gaps.charCodeAt(index)] as number;
    bucket += gap;
    if (gap === CONTINUED) continue;
    bucket += 1;
    table[bucket] = digits === undefined ? 1 : (digitOf[digits.charCodeAt(place)] as number) - zero;
    place += 1;
  }
}
