import { type CalibrationCurve, calibratedRisk } from '../inference/calibration.ts';
import { FeatureBuffer } from '../inference/feature-buffer.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../inference/weight-table.ts';
import type { TextReading } from '../text/text-reading.ts';
import { RISK_BANDS, type Span } from '../vocabulary.ts';
import { strongestSpans } from './attribution.ts';
import { FEATURE_BITS, type TextFeatures, textFeatures } from './features.ts';

/** The weights of a text classifier, as the trainer writes them. */
export interface TextWeights {
  readonly bias: number;
  /** Word and letter n-grams of texts in French, and of texts in English and Pidgin. */
  readonly french: PackedWeights;
  readonly english: PackedWeights;
  /** Concepts, in whatever language. */
  readonly meanings: PackedWeights;
  readonly curves: { readonly french: CalibrationCurve; readonly english: CalibrationCurve };
}

/** The calibrated risk of a text in per cent, by how French it is. */
export const textRisk = (curves: TextWeights['curves'], french: number, logOdds: number): number =>
  french * calibratedRisk(curves.french, logOdds) + (1 - french) * calibratedRisk(curves.english, logOdds);

/** The score of a text. */
export interface TextScore {
  /** Natural logarithm of the odds that it is a scam, before calibration. */
  readonly logOdds: number;
  /** Calibrated risk in per cent, not rounded. */
  readonly risk: number;
  /** The spans of the original text that speak most for a scam, strongest first. At most three; none below the threshold. */
  readonly spans: readonly Span[];
}

/**
 * Scores a text by what was learned from labelled messages. Deterministic; linear in the text's length; never throws.
 *
 * @param signalFeatures - the findings of the signals, which are features too.
 * @param doubt - log-odds that are taken off before the risk is read, for one of many windows of a text.
 */
export type TextClassifier = (
  reading: TextReading,
  signalFeatures: readonly string[],
  doubt?: number,
) => TextScore;

const buffer = new FeatureBuffer(FEATURE_BITS);

/** The classifier for a browser: a logistic regression over hashed features. A table is opened when a text first needs it. */
export function smallTextClassifier(weights: TextWeights): TextClassifier {
  const tableOf = tablesOf(weights);
  return (reading, signalFeatures, doubt = 0) => {
    const features = textFeatures(reading, signalFeatures, buffer);
    return calibratedScore(
      reading,
      features,
      buffer,
      weights,
      weighFeatures(features, buffer, tableOf) + weights.bias,
      doubt,
    );
  };
}

/** Replaces the value of each feature by its contribution to the log-odds, and returns their sum. */
export function weighFeatures(
  { french, conceptsFrom }: TextFeatures,
  { length, buckets, values }: FeatureBuffer,
  tableOf: Tables,
): number {
  const concepts = tableOf('meanings');
  const ngramWeight = ngramWeights(tableOf, french);
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    const bucket = buckets[index] as number;
    const weight = index < conceptsFrom ? ngramWeight(bucket) : weightAt(concepts, bucket);
    const contribution = weight * (values[index] as number);
    values[index] = contribution;
    sum += contribution;
  }
  return sum;
}

/** The score of a text whose contributions are in the buffer. */
export function calibratedScore(
  { folded }: TextReading,
  { tokens, french }: TextFeatures,
  contributions: FeatureBuffer,
  { curves }: TextWeights,
  logOdds: number,
  doubt: number,
): TextScore {
  const risk = textRisk(curves, french, logOdds - doubt);
  const spans = risk < RISK_BANDS.doubt ? [] : strongestSpans(folded, tokens, contributions);
  return { logOdds, risk, spans };
}

type TableName = 'french' | 'english' | 'meanings';
/** The tables of a classifier, each opened when it is first needed. */
export type Tables = (name: TableName) => WeightTable;

export function tablesOf(weights: TextWeights): Tables {
  const open: Partial<Record<TableName, WeightTable>> = {};
  return (name) => {
    const table = open[name] ?? unpackWeights(weights[name], FEATURE_BITS);
    open[name] = table;
    return table;
  };
}

/** The weight of an n-gram in a text that is partly French. */
function ngramWeights(tableOf: Tables, french: number): (bucket: number) => number {
  if (french === 1 || french === 0) {
    const table = tableOf(french === 1 ? 'french' : 'english');
    return (bucket) => weightAt(table, bucket);
  }
  const [inFrench, inEnglish] = [tableOf('french'), tableOf('english')];
  return (bucket) => french * weightAt(inFrench, bucket) + (1 - french) * weightAt(inEnglish, bucket);
}
