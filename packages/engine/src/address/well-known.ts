import { fillAtGaps } from '../inference/bucket-gaps.ts';
import { hashEnd, hashString } from '../inference/hash.ts';
import { WELL_KNOWN_SITES } from '../knowledge/well-known-sites.ts';

/** The sites are kept as marks in a table of 2 to the power of this many places: one name in a hundred is marked by chance. */
export const WELL_KNOWN_BITS = 17;

/** The place of a site in the table. */
export const placeOfSite = (site: string): number => hashEnd(hashString(site)) >>> (32 - WELL_KNOWN_BITS);

let buckets: Int8Array | undefined;

/**
 * Whether a site is one of those that everybody knows, by its registered name and ending. It tells a stranger's site from an old
 * acquaintance, and proves nothing: one unknown name in a hundred shares a mark with a known one.
 */
export function isWellKnown(site: string): boolean {
  if (!buckets) {
    buckets = new Int8Array(2 ** WELL_KNOWN_BITS);
    fillAtGaps(buckets, WELL_KNOWN_SITES);
  }
  return buckets[placeOfSite(site)] === 1;
}
