/**
 * Characters of the packed form, one for each number from 0. None of them needs escaping in a string constant or in HTML.
 */
export const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const CONTINUED = DIGITS.length - 1;

const digitOf = new Uint8Array(128);
for (let digit = 0; digit < DIGITS.length; digit += 1) digitOf[DIGITS.charCodeAt(digit)] = digit;

/** The number at an offset of a packed string. */
export const digitAt = (packed: string, place: number): number => digitOf[packed.charCodeAt(place)] ?? 0;

/** Packs rising numbers by gap encoding: each as its distance from the one before. The last digit means that more of it follows. */
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
 * Writes each digit, less `zero`, to the bucket that its gap names. Without digits it writes ones. It is one plain loop, since a first
 * verdict waits for it before any of it is compiled.
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
