import { type CalibrationCurve, calibratedRisk } from '../learned/calibration.ts';
import { FeatureBuffer } from '../learned/feature-buffer.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../learned/weight-table.ts';
import type { TextReading } from '../text/text-reading.ts';
import { RISK_BANDS, type Span } from '../vocabulary.ts';
import { FEATURE_BITS, textFeatures } from './features.ts';
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
    const { tokens, french, meaningsFrom } = textFeatures(reading, remarks, buffer);
    const meanings = tableOf('meanings');
    const gramWeight = gramWeights(tableOf, french);
    let logOdds = weights.bias;
    for (let index = 0; index < buffer.length; index += 1) {
      const bucket = buffer.buckets[index] as number;
      const weight = index < meaningsFrom ? gramWeight(bucket) : weightAt(meanings, bucket);
      const part = weight * (buffer.values[index] as number);
      buffer.values[index] = part;
      logOdds += part;
    }
    const risk = textRisk(weights.curves, french, logOdds);
    return {
      logOdds,
      risk,
      spans: risk < RISK_BANDS.medium ? [] : loudestSpans(reading.folded, tokens, buffer),
    };
  };
}

type TableName = 'french' | 'english' | 'meanings';
type Tables = (name: TableName) => WeightTable;

function tablesOf(weights: TextWeights): Tables {
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
