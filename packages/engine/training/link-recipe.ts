import type { LinkRow } from './rows.ts';

/** Our own pairs of an honest address deep in a site that nobody lists, and one that would be used against the same people. */
const OWN_LINKS_FILE = 'own-links';
/** They are written by few hands: more of them would tell who wrote an address. */
const OWN_LINKS = 0.12;

/**
 * How much a row counts. Addresses age: those of 2021 count half as scams, since their hosts and habits are gone; honest
 * sites change less.
 */
export function weightOfLink(row: LinkRow): number {
  if (row.file === OWN_LINKS_FILE) return OWN_LINKS;
  if (row.source === 'own' || row.source === 'esdaung-2021' || row.source === 'hannousse-2021') {
    return row.label === 'scam' ? 0.5 : 1;
  }
  // Imitations of brands are many of one kind.
  return row.file === 'brand-squat' && row.label === 'scam' ? 0.5 : 1;
}

/** Settings of the logistic regression, chosen by leaving whole domains out. */
export const LINK_SETTINGS = { epochs: 16, rate: 0.1, decay: 2e-4, seed: 3, leftOut: 0.4 } as const;

/** A browser's table has 2 to the power of `bits` buckets, and keeps so many weights. */
export const SMALL_TABLE = { bits: 17, keep: 4_400 } as const;

/** The server's trees start from this share of what its table says, and correct it. */
export const TREES_START = 0.8;

/** Settings of the trees. */
export const TREE_SETTINGS = {
  trees: 100,
  runs: 1,
  leaves: 15,
  rate: 0.1,
  ridge: 10,
  leastRows: 40,
  boundaries: 'drawn',
  columns: 0.8,
  rows: 0.7,
  seed: 5,
} as const;

/** Share of the honest rows that may be warned about. */
export const ALLOWED_LINKS = 0.0096;

/** Up to this probability, risk and probability are the same: many addresses stand between it and the warning. */
export const STRAIGHT_LINKS = 0.3;

/** From this day on a scam is recent. */
export const RECENT = '2026-01-01';

/** Sources that are left out of training in turn. */
export const LEFT_OUT_LINKS: readonly string[] = [
  'openphish',
  'esdaung-2021',
  'hannousse-2021',
  'curated-links',
  'citizenlab-global',
];
