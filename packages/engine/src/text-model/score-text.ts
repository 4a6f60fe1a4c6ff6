import { type CalibrationCurve, calibratedRisk } from '../learned/calibration.ts';
import { FeatureBuffer } from '../learned/feature-buffer.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../learned/weight-table.ts';
import type { Span } from '../vocabulary.ts';
import { textFeatures } from './features.ts';
import { loudestSpans } from './loudest-spans.ts';
import { TEXT_WEIGHTS } from './weights.ts';

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
  /** The places that speak most for a scam, strongest first; at most three, in the original text. */
  readonly spans: readonly Span[];
}

interface Tables {
  readonly french: WeightTable;
  readonly english: WeightTable;
  readonly meanings: WeightTable;
}

let tables: Tables | undefined;
const buffer = new FeatureBuffer();

/** Judges a text by what was learned from labelled messages. Deterministic; linear in the text's length; never throws. */
export function scoreText(text: string): TextScore {
  tables ??= {
    french: unpackWeights(TEXT_WEIGHTS.french),
    english: unpackWeights(TEXT_WEIGHTS.english),
    meanings: unpackWeights(TEXT_WEIGHTS.meanings),
  };
  const features = textFeatures(text, buffer);
  const { french, meaningsFrom } = features;
  let logOdds = TEXT_WEIGHTS.bias;
  for (let index = 0; index < buffer.length; index += 1) {
    const bucket = buffer.buckets[index] ?? 0;
    const weight =
      index >= meaningsFrom
        ? weightAt(tables.meanings, bucket)
        : french * weightAt(tables.french, bucket) + (1 - french) * weightAt(tables.english, bucket);
    const part = weight * (buffer.values[index] ?? 0);
    buffer.values[index] = part;
    logOdds += part;
  }
  return {
    logOdds,
    risk: textRisk(TEXT_WEIGHTS.curves, french, logOdds),
    spans: loudestSpans(features.text, buffer),
  };
}
