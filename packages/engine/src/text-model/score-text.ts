import { type CalibrationCurve, calibratedRisk } from '../learned/calibration.ts';
import { FeatureBuffer } from '../learned/feature-buffer.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../learned/weight-table.ts';
import type { TextReading } from '../text/text-reading.ts';
import { RISK_BANDS, type Span } from '../vocabulary.ts';
import { FEATURE_BITS, type TextFeatures, textFeatures } from './features.ts';
import { loudestSpans } from './loudest-spans.ts';

/** A trained reader of texts, as the trainer writes it. */
export interface TextWeights {
  readonly bias: number;
  /** Word and letter n-grams of texts in French, and of texts in English and Pidgin. */
  readonly french: PackedWeights;
  readonly english: PackedWeights;
  /** What is spoken of, in whatever language. */
  readonly meanings: PackedWeights;
  readonly curves: { readonly french: CalibrationCurve; readonly english: CalibrationCurve };
}

/** The calibrated risk of a text in per cent, by how French it is. */
export const textRisk = (curves: TextWeights['curves'], french: number, logOdds: number): number =>
  french * calibratedRisk(curves.french, logOdds) + (1 - french) * calibratedRisk(curves.english, logOdds);

/** What the learned reader makes of a text. */
export interface TextScore {
  /** Natural logarithm of the odds that it is a scam, before calibration. */
  readonly logOdds: number;
  /** Calibrated risk in per cent, not rounded. */
  readonly risk: number;
  /** The places that speak most for a scam, strongest first; none below the warning. At most three, in the original text. */
  readonly spans: readonly Span[];
}

/**
 * Judges a text by what was learned from labelled messages. Deterministic; linear in the text's length; never throws.
 *
 * @param remarks - what the signals saw in it, by name: the learner weighs that too.
 */
export type TextReader = (reading: TextReading, remarks: readonly string[]) => TextScore;

const buffer = new FeatureBuffer(FEATURE_BITS);

/** A reader with these weights, each table of which is opened when a text first needs it. */
export function textReader(weights: TextWeights): TextReader {
  const tableOf = tablesOf(weights);
  return (reading, remarks) => {
    const features = textFeatures(reading, remarks, buffer);
    return judgedText(reading, features, buffer, weights, weighed(features, buffer, tableOf) + weights.bias);
  };
}

/** Puts in place of each feature's value what it weighs in this text, and returns their sum. */
export function weighed(
  { french, meaningsFrom }: TextFeatures,
  { length, buckets, values }: FeatureBuffer,
  tableOf: Tables,
): number {
  const meanings = tableOf('meanings');
  const gramWeight = gramWeights(tableOf, french);
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    const bucket = buckets[index] as number;
    const weight = index < meaningsFrom ? gramWeight(bucket) : weightAt(meanings, bucket);
    const part = weight * (values[index] as number);
    values[index] = part;
    sum += part;
  }
  return sum;
}

/** The verdict on a text whose weighed features are in the buffer. */
export function judgedText(
  { folded }: TextReading,
  { tokens, french }: TextFeatures,
  weighedFeatures: FeatureBuffer,
  { curves }: TextWeights,
  logOdds: number,
): TextScore {
  const risk = textRisk(curves, french, logOdds);
  const spans = risk < RISK_BANDS.medium ? [] : loudestSpans(folded, tokens, weighedFeatures);
  return { logOdds, risk, spans };
}

type TableName = 'french' | 'english' | 'meanings';
/** The tables of a reader, each opened when it is first asked for. */
export type Tables = (name: TableName) => WeightTable;

export function tablesOf(weights: TextWeights): Tables {
  const open: Partial<Record<TableName, WeightTable>> = {};
  return (name) => {
    const table = open[name] ?? unpackWeights(weights[name], FEATURE_BITS);
    open[name] = table;
    return table;
  };
}

/** What an n-gram weighs in a text that is so far French. */
function gramWeights(tableOf: Tables, french: number): (bucket: number) => number {
  if (french === 1 || french === 0) {
    const table = tableOf(french === 1 ? 'french' : 'english');
    return (bucket) => weightAt(table, bucket);
  }
  const [inFrench, inEnglish] = [tableOf('french'), tableOf('english')];
  return (bucket) => french * weightAt(inFrench, bucket) + (1 - french) * weightAt(inEnglish, bucket);
}
