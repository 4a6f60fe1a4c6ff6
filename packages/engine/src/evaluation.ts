import results from '../evaluation.json' with { type: 'json' };

/** A share of rows with its 95 % interval by Wilson; shares are between 0 and 1. */
export interface MeasuredShare {
  readonly hits: number;
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * What the judging readers had not seen of the measured rows: the `rows` themselves (each was judged by readers trained without
 * it), nor anything else of their `source`, or `nothing`: the engine as shipped was asked, whatever it was trained on.
 */
export type Unseen = 'rows' | 'source' | 'nothing';

/** Which readers judged: the `full` ones of a server, or the `small` ones that a browser has without a network. */
export type ReaderSize = 'full' | 'small';

/** How right the engine is on one set of labelled rows, or on one source within it. A figure that cannot be told is left out. */
export interface Measurement {
  readonly kind: 'conversation' | 'link';
  readonly unseen: Unseen;
  readonly readers: ReaderSize;
  /** Name of the set, e.g. `messages-fr`. */
  readonly set: string;
  /** Who collected the rows, when the measurement is of one source only. */
  readonly source?: string;
  readonly rows: { readonly scam: number; readonly safe: number };
  /** Share of scams that the visitor is warned of. */
  readonly found?: MeasuredShare;
  /** Share of safe rows that the visitor is warned of. */
  readonly falseAlarms?: MeasuredShare;
  /** Share of warnings that were right. */
  readonly precision?: MeasuredShare;
  /** Area under the ROC curve: how often a scam has a higher risk than a safe row. */
  readonly area?: number;
  /** Scams found if the warning stood where 1 %, or 2 %, of these safe rows are warned of. */
  readonly foundAt1?: MeasuredShare;
  readonly foundAt2?: MeasuredShare;
  /** Expected calibration error, 0 to 1: how far the stated risk is from the share of scams, on average. */
  readonly calibrationError?: number;
}

/** A set of rows that weights were trained on. */
export interface TrainingSet {
  readonly kind: Measurement['kind'];
  readonly source: string;
  /** In English, as it is told in MODEL-CARD.md. */
  readonly what: string;
  readonly licence: string;
  readonly scam: number;
  readonly safe: number;
}

/** The figures behind the public page on how right the engine is. */
export interface Evaluation {
  readonly engineVersion: string;
  /** Risk from which a visitor is warned, in per cent. */
  readonly warnedFrom: number;
  readonly measurements: readonly Measurement[];
  readonly trainedOn: readonly TrainingSet[];
}

/** Written by `npm run train`, with this type: every figure is for rows that the judging readers never saw. */
export const EVALUATION = results as Evaluation;
