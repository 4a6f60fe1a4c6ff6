import type { LinkRow } from './rows.ts';

/** Our own pairs: an honest address deep in a site that no list names, and a fraudulent one for the same people. */
const OWN_LINKS_FILE = 'own-links';
/** Few authors wrote them. If they counted more, the classifier would learn who wrote an address. */
const OWN_LINKS_WEIGHT = 0.12;

/** How much a row counts. Scams of 2021 count half, since their hosts and habits are gone. Honest sites change less. */
export function weightOfLink(row: LinkRow): number {
  if (row.file === OWN_LINKS_FILE) return OWN_LINKS_WEIGHT;
  if (row.source === 'own' || row.source === 'esdaung-2021' || row.source === 'hannousse-2021') {
    return row.label === 'scam' ? 0.5 : 1;
  }
  // Imitations of brands are many of one kind.
  return row.file === 'brand-squat' && row.label === 'scam' ? 0.5 : 1;
}

/** Hyperparameters of the logistic regression, chosen by cross-validation over domains. */
export const LINK_SETTINGS = {
  epochs: 16,
  learningRate: 0.1,
  weightDecay: 2e-4,
  seed: 3,
  groupDropout: 0.4,
} as const;

/** The table of the small classifier: 2 to the power of `bits` buckets, of which so many hold a weight. */
export const SMALL_TABLE = { bits: 17, keep: 4_400 } as const;
/** How many buckets of the same table hold a weight in the classifier for visitors who keep ScamGuard offline. */
export const KEPT_OFFLINE = 90_000;

/** The trees start from this share of the regression's log-odds, and correct it. */
export const INIT_SHARE = 0.8;

/** Hyperparameters of the trees. */
export const TREE_SETTINGS = {
  trees: 100,
  baggedModels: 1,
  maxLeaves: 15,
  learningRate: 0.1,
  l2: 10,
  minLeafRows: 40,
  splits: 'random',
  columnShare: 0.8,
  rowShare: 0.7,
  seed: 5,
} as const;

/** Highest false-positive rate on honest rows. */
export const MAX_FPR_LINKS = 0.0096;

/** Below this probability, the risk is the probability. Many addresses lie between it and the threshold. */
export const IDENTITY_BELOW_LINKS = 0.3;

/** From this day on a scam is recent. */
export const RECENT = '2026-01-01';

/** Sources for leave-one-source-out validation. */
export const LEFT_OUT_LINK_SOURCES: readonly string[] = [
  'openphish',
  'esdaung-2021',
  'hannousse-2021',
  'curated-links',
  'citizenlab-global',
];
