import results from '../evaluation.json' with { type: 'json' };
import tellings from '../evaluation-tellings.json' with { type: 'json' };

/** A share of rows with its 95 % interval by Wilson; shares are between 0 and 1. */
export interface MeasuredShare {
  readonly hits: number;
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The rows that the classifiers were not trained on. `rows`: each row is scored by classifiers trained without it
 * (cross-validation). `source`: they are also trained without the row's source. `nothing`: the shipped engine is measured,
 * whatever it was trained on.
 */
export type Unseen = 'rows' | 'source' | 'nothing';

/**
 * The size of the classifiers: `full` on a server, `small` in a browser without a network, `offline` in a browser whose visitor keeps ScamGuard
 * offline.
 */
export type ClassifierSize = 'full' | 'offline' | 'small';

/** The metrics of the engine on one set of labelled rows, or on one source within it. A metric without enough rows is left out. */
export interface Measurement {
  readonly kind: 'conversation' | 'link';
  readonly unseen: Unseen;
  readonly classifiers: ClassifierSize;
  /** Name of the set, e.g. `messages-fr`. */
  readonly set: string;
  /** The collector of the rows, if the measurement covers one source only. */
  readonly source?: string;
  readonly rows: { readonly scam: number; readonly safe: number };
  /** Share of scams at or above the threshold. */
  readonly recall?: MeasuredShare;
  /** Share of safe rows at or above the threshold. */
  readonly falsePositiveRate?: MeasuredShare;
  /** Share of safe rows that are called a danger. */
  readonly falseDangerRate?: MeasuredShare;
  /** Share of scams among the rows at or above the threshold. */
  readonly precision?: MeasuredShare;
  /** Share of scams among the rows that are called a danger. */
  readonly dangerPrecision?: MeasuredShare;
  /** Share of scams among the rows that cannot be decided. */
  readonly scamsInCaution?: MeasuredShare;
  /** Share of scams among the rows in which nothing is found. */
  readonly scamsInUnknown?: MeasuredShare;
  /** Area under the ROC curve: how often a scam has a higher risk than a safe row. */
  readonly auc?: number;
  /** Recall at the threshold at which 1 %, or 2 %, of these safe rows are false positives. */
  readonly recallAt1PercentFpr?: MeasuredShare;
  readonly recallAt2PercentFpr?: MeasuredShare;
  /** Expected calibration error, 0 to 1: the mean distance of the risk from the share of scams. */
  readonly calibrationError?: number;
}

/** A set of rows that the classifiers were trained on. */
export interface TrainingSet {
  readonly kind: Measurement['kind'];
  readonly source: string;
  /** In English, as in MODEL-CARD.md. */
  readonly what: string;
  readonly licence: string;
  readonly scam: number;
  readonly safe: number;
}

/** The figures of the public page on how right the engine is. */
export interface Evaluation {
  readonly engineVersion: string;
  /** Risk from which a visitor is warned, in per cent. */
  readonly threshold: number;
  readonly measurements: readonly Measurement[];
  readonly trainedOn: readonly TrainingSet[];
}

/** How well what people tell in their own words is understood, of tellings that were never learned. Shares are between 0 and 1. */
export interface MeasuredTellings {
  readonly tellings: number;
  readonly scams: number;
  readonly honest: number;
  /** Area under the ROC curve of scams against honest matters. */
  readonly auc: number;
  /** Share whose kind is the likeliest one. */
  readonly kind: number;
  /** Before anything is asked back. */
  readonly warned: { readonly ofScams: number; readonly ofHonest: number };
  readonly danger: { readonly ofScams: number; readonly ofHonest: number };
}

/** Written by `npm run tellings -- --train`. */
export const TELLINGS: MeasuredTellings = tellings;

/** Written by `npm run train`. Every figure is for rows that the classifiers were not trained on. */
export const EVALUATION = results as Evaluation;
