import type { ReaderSize } from '../src/evaluation.ts';
import type { Label, TextRow } from './rows.ts';
import type { RunLimits } from './runs-training.ts';

/** How much a row of each source counts in training, and why. Sources not named count 1; 0 leaves a source out. */
const WEIGHTS: Readonly<Record<string, number>> = {
  // Honest, formal and about money: few rows, and the ones that must not be flagged.
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
  // Private chat in quantity, or translated by machine.
  '88milsms': 0.6,
  'uci-mt-fr': 0.3,
  'nus-sms': 0.5,
  // Long exchanges and letters, against which only long honest texts stand.
  'dailydialog-test': 0.5,
  scambaiting: 0.3,
  'scambaiting-419-letter': 0.5,
};

/** Files that no weights are trained on: Swahili is read by neither head. */
const LEFT_OUT: ReadonlySet<string> = new Set(['messages-sw']);

export const isTrainedOn = (row: TextRow): boolean => row.label !== 'spam' && !LEFT_OUT.has(row.file);

/** Scams in English are few beside honest chat. */
const ENGLISH_SCAMS = 2;

/** A browser's few weights cannot hold what tells our twins apart as well: there these count so much less. */
const OWN_IN_BROWSER = 0.29;

export function weightOf(row: TextRow, size: ReaderSize): number {
  const ofSource =
    (WEIGHTS[row.source] ?? 1) * (size === 'small' && row.source === 'own' ? OWN_IN_BROWSER : 1);
  return row.file === 'messages-en' && row.label === 'scam' ? ofSource * ENGLISH_SCAMS : ofSource;
}

/**
 * The trees bring together what the tables say of a text with how it is written, and are asked about what people send. Ours, which
 * taught the tables, count so much there; the honest ones more, so that a notice from an operator never seen before is let be, and
 * everyday messages a third as much: they are told apart easily, and many.
 */
const OWN_IN_TREES: Readonly<Record<string, Readonly<Record<Label, number>>>> = {
  own: { scam: 0.18, safe: 0.45, spam: 0 },
  'own-everyday': { scam: 0.06, safe: 0.15, spam: 0 },
};

export const weightInTrees = (row: TextRow): number =>
  OWN_IN_TREES[row.source]?.[row.label] ?? weightOf(row, 'full');

/** Settings of the logistic regression, chosen by leaving whole sources out. */
export const TEXT_SETTINGS = { epochs: 15, rate: 0.1, decay: 5e-4, seed: 7 } as const;

/** While a server's reader learns, an n-gram counts this much for texts of either language beside its own. */
export const SHARED_SCALE = 0.7;

/** A meaning counts this much against an n-gram while learning; more lets meanings explain first. */
export const MEANING_SCALE = 0.7;

/** The server's trees start from this share of what its tables say, and correct it. */
export const TEXT_TREES_START = 0.8;

/** Settings of the trees over texts. */
export const TEXT_TREES = {
  trees: 100,
  runs: 3,
  leaves: 24,
  rate: 0.1,
  ridge: 10,
  leastRows: 20,
  boundaries: 'best',
  columns: 0.4,
  rows: 0.7,
  seed: 5,
} as const;

/** Which runs of words, and of signs, are chance. */
export const TEXT_RUN_LIMITS: readonly RunLimits[] = [
  { fewest: 3, always: 1 },
  { fewest: 4, always: 2 },
];

/**
 * How many buckets (2 to the power of `bits`) each table of a reader has, and how many of them it may fill. A server's reader fills all
 * that rounding leaves; a browser gets those that matter most, in fewer buckets, whose places cost fewer letters to write down.
 */
export const TEXT_TABLES = {
  full: {
    french: { bits: 18, keep: Number.POSITIVE_INFINITY },
    english: { bits: 18, keep: Number.POSITIVE_INFINITY },
    meanings: { bits: 18, keep: Number.POSITIVE_INFINITY },
  },
  small: {
    french: { bits: 14, keep: 3_220 },
    english: { bits: 14, keep: 2_220 },
    meanings: { bits: 14, keep: 2_250 },
  },
} as const;

/** Sources that are left out of training in turn, to see what becomes of texts from nowhere known. */
export const LEFT_OUT_TOGETHER: readonly (readonly string[])[] = [
  ['imc25-french'],
  ['momo-fixtures', 'imc25-reviewed-notscam'],
  ['88milsms'],
  ['mendeley-5971'],
  ['kenya-sms'],
  ['own', 'own-everyday'],
];

/** Risks are made honest on messages as they come; our hard twins count a little, letters and dialogues not at all. */
export function weightInCalibration(row: TextRow): number {
  if (row.source === 'own') return 0.3;
  return row.file === 'messages-fr' || row.file === 'messages-en' ? 1 : 0;
}

/**
 * Share of our honest twins that may be warned about. Many were written to be hard for the readers before them: where 5.0 % of them in
 * French were warned about, 2.5 % were of those that are never trained on.
 */
export const ALLOWED_TWINS = { french: 0.085, english: 0.12 } as const;

/**
 * Share of honest messages as they come that may be warned about, by the reader of each language alone: 1 %, less a row for what rounds
 * up. Texts in two languages are judged by both, which warns about a row more in French and two fewer in English.
 */
export const ALLOWED_MESSAGES = { french: 0.0086, english: 0.0106 } as const;
