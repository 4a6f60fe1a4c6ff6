import type { ClassifierSize } from '../src/evaluation.ts';
import type { CountCutoff } from './backoff-training.ts';
import type { Label, TextRow } from './rows.ts';

/** The source of our own rows with honest words around them. */
export const SURROUNDED = 'own-surrounded';

/** How much a row of each source counts in training, and why. Other sources count 1; 0 leaves a source out. */
const WEIGHTS: Readonly<Record<string, number>> = {
  // Honest, formal and about money: few rows, and the ones that must not be false positives.
  'momo-fixtures': 10,
  'imc25-reviewed-notscam': 10,
  // Real African scam texts are few as well.
  'africa-press-verbatim': 3,
  'sikaguard-reconstructed': 3,
  // Ours: every trick with its honest twin.
  own: 1.3,
  // Ours as well: what people send each other all day, and the scams that look like it. Told apart easily, and many.
  'own-everyday': 0.65,
  // The French smishing that people report: few beside ours, and what we are asked about.
  'imc25-french': 3,
  // Rows that operators, wallets, banks and agents of the region send every day, and scams there: real, and few.
  'stop-arnaque-237': 1.5,
  // Ours: the same for the other countries, each message beside one that differs in the way out alone.
  'own-operators': 1.3,
  // Ours, with honest words around them, as one window of a long text holds them.
  [SURROUNDED]: 0.7,
  // Private chat in quantity, or translated by machine.
  '88milsms': 0.6,
  'uci-mt-fr': 0.3,
  'nus-sms': 0.5,
  // Long exchanges and letters, against which only long honest texts stand.
  'dailydialog-test': 0.5,
  scambaiting: 0.3,
  'scambaiting-419-letter': 0.5,
};

/** Real honest messages, of most of which no licence is stated: they are measured on, and never trained on. */
export const MEASURED_ONLY = 'honest-operators';

/** Files that are not trained on: neither table of n-grams is for Swahili. */
const LEFT_OUT: ReadonlySet<string> = new Set(['messages-sw', MEASURED_ONLY]);

export const isTrainedOn = (row: TextRow): boolean => row.label !== 'spam' && !LEFT_OUT.has(row.file);

/** Scams in English are few beside honest chat. */
const ENGLISH_SCAMS = 2;

/** The few weights of the small classifier cannot tell our twins apart as well, so these count less in its training. */
const OWN_IN_SMALL = 0.29;

export function weightOf(row: TextRow, size: ClassifierSize): number {
  const ofSource = (WEIGHTS[row.source] ?? 1) * (size === 'small' && row.source === 'own' ? OWN_IN_SMALL : 1);
  return row.file === 'messages-en' && row.label === 'scam' ? ofSource * ENGLISH_SCAMS : ofSource;
}

/**
 * How much our own rows count in the trees. The trees combine the base models with the style of a text, and are for what people send, so
 * ours count little there. Honest ones count more, so that a notice from an unknown operator passes. Everyday messages count a third as
 * much: they are many, and easy to tell apart.
 */
const OWN_IN_TREES: Readonly<Record<string, Readonly<Record<Label, number>>>> = {
  own: { scam: 0.18, safe: 0.45, spam: 0 },
  'own-everyday': { scam: 0.06, safe: 0.15, spam: 0 },
  'own-operators': { scam: 0.4, safe: 0.8, spam: 0 },
  [SURROUNDED]: { scam: 0.15, safe: 0.3, spam: 0 },
};

export const weightInTrees = (row: TextRow): number =>
  OWN_IN_TREES[row.source]?.[row.label] ?? weightOf(row, 'full');

/** Hyperparameters of the logistic regression, chosen by leave-one-source-out validation. */
export const TEXT_SETTINGS = { epochs: 15, learningRate: 0.1, weightDecay: 5e-4, seed: 7 } as const;

/** Scale of the shared n-grams in feature augmentation. */
export const SHARED_FEATURE_SCALE = 0.7;

/** Scale of concepts in training. A larger one lets concepts explain more, and n-grams less. */
export const CONCEPT_SCALE = 0.7;

/** The trees start from this share of the regression's log-odds, and correct it. */
export const TEXT_INIT_SHARE = 0.8;

/** Hyperparameters of the trees over texts. */
export const TEXT_TREES = {
  trees: 100,
  baggedModels: 3,
  maxLeaves: 24,
  learningRate: 0.1,
  l2: 10,
  minLeafRows: 20,
  splits: 'best',
  columnShare: 0.4,
  rowShare: 0.7,
  seed: 5,
} as const;

/** Count cutoffs for n-grams of words, and of characters. */
export const TEXT_COUNT_CUTOFFS: readonly CountCutoff[] = [
  { minCount: 3, exemptOrder: 1 },
  { minCount: 4, exemptOrder: 2 },
];

/**
 * How many buckets (2 to the power of `bits`) each table of a classifier has, and how many of them may hold a weight. The full classifier
 * keeps all weights that quantization leaves. The others keep the most important ones; the small one in fewer buckets, whose gaps take fewer bytes.
 */
export const TEXT_TABLES = {
  full: {
    french: { bits: 18, keep: Number.POSITIVE_INFINITY },
    english: { bits: 18, keep: Number.POSITIVE_INFINITY },
    concepts: { bits: 18, keep: Number.POSITIVE_INFINITY },
  },
  offline: {
    french: { bits: 17, keep: 70_000 },
    english: { bits: 17, keep: 50_000 },
    concepts: { bits: 17, keep: 40_000 },
  },
  small: {
    french: { bits: 14, keep: 3_220 },
    english: { bits: 14, keep: 2_220 },
    concepts: { bits: 14, keep: 2_250 },
  },
} as const;

/** Groups of sources for leave-one-source-out validation: those whose like the engine meets every day. */
export const LEFT_OUT_TEXT_SOURCES: readonly (readonly string[])[] = [
  ['imc25-french'],
  ['momo-fixtures', 'imc25-reviewed-notscam'],
  ['stop-arnaque-237'],
];

/** How much a row counts in calibration: ordinary messages fully, our hard twins a little, letters and dialogues not at all. */
export function weightInCalibration(row: TextRow): number {
  if (row.source === 'own') return 0.3;
  return row.file === 'messages-fr' || row.file === 'messages-en' ? 1 : 0;
}

/**
 * Highest false-positive rate on our honest twins. Many were written to be hard for earlier classifiers: at 5.0 % on them in French, it was
 * 2.5 % on the twins that are never trained on.
 */
export const MAX_FPR_TWINS = { french: 0.085, english: 0.12 } as const;

/**
 * Highest false-positive rate on ordinary honest messages, for each language alone: 1 %, less a row for what rounds up. Texts in two
 * languages are scored by both, which gives one false positive more in French and two fewer in English.
 */
export const MAX_FPR_MESSAGES = { french: 0.0086, english: 0.0106 } as const;
