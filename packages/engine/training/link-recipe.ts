import type { LinkRow } from './rows.ts';

/**
 * How much a row counts. Addresses age: those of 2021 count half as scams, since their hosts and habits are gone; honest
 * sites change less.
 */
export function weightOfLink(row: LinkRow): number {
  if (row.source === 'own' || row.source === 'esdaung-2021' || row.source === 'hannousse-2021') {
    return row.label === 'scam' ? 0.5 : 1;
  }
  // Imitations of brands are many of one kind.
  return row.file === 'brand-squat' && row.label === 'scam' ? 0.5 : 1;
}

/** Settings of the logistic regression, chosen by leaving whole domains out. */
export const LINK_SETTINGS = { epochs: 12, rate: 0.1, decay: 2e-4, seed: 3 } as const;

/** How many weights are shipped. */
export const LINK_KEEP = 6_000;

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
