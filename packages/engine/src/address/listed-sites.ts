import { DIGITS, digitAt } from '../inference/bucket-gaps.ts';
import { hashEnd, hashString } from '../inference/hash.ts';
import { LISTED_SITES } from '../knowledge/listed-sites.ts';

/** A site is kept as a mark of so many letters, six bits each: with 60,000 names, one stranger in 18,000 shares a mark. */
const LETTERS = 5;
const BITS = 6;
const SHIFTS = Array.from({ length: LETTERS }, (_, letter) => (LETTERS - 1 - letter) * BITS);

const fingerprintOf = (site: string): number => hashEnd(hashString(site)) >>> (32 - LETTERS * BITS);

/** The marks of some sites, one behind the other. */
export function packFingerprints(sites: readonly string[]): string {
  const marks = [...new Set(sites.map(fingerprintOf))].toSorted((one, other) => one - other);
  return marks.map((mark) => SHIFTS.map((shift) => DIGITS[(mark >>> shift) & 63] ?? '').join('')).join('');
}

/** For each mark one bit for each list; opened when a site is first asked for. */
let lists: ReadonlyMap<number, number> | undefined;

function openLists(): ReadonlyMap<number, number> {
  const opened = new Map<number, number>();
  for (const [list, { marks }] of LISTED_SITES.entries()) {
    for (let at = 0; at < marks.length; at += LETTERS) {
      let mark = 0;
      for (let letter = 0; letter < LETTERS; letter += 1) mark = (mark << BITS) | digitAt(marks, at + letter);
      opened.set(mark, (opened.get(mark) ?? 0) | (1 << list));
    }
  }
  return opened;
}

/**
 * The public lists that a site stands in, one bit for each in their order: 0 when in none. A site that has been named for years is no
 * trap of yesterday; it may still have been broken into.
 */
export function listsNaming(site: string): number {
  lists ??= openLists();
  return lists.get(fingerprintOf(site)) ?? 0;
}
