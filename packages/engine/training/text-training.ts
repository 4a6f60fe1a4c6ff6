import { findingsInConversation } from '../src/examine/conversation.ts';
import { FeatureBuffer } from '../src/learned/feature-buffer.ts';
import { remarksOf } from '../src/learned/remarks.ts';
import { packWeights, unpackWeights, weightAt } from '../src/learned/weight-table.ts';
import { readConversation } from '../src/reading/conversation-reading.ts';
import { score } from '../src/scoring/score.ts';
import { GRAM_BITS, MEANING_BITS, textFeatures } from '../src/text-model/features.ts';
import type { TextWeights } from '../src/text-model/score-text.ts';
import { type LogisticModel, trainSparse, type Vector } from './logistic.ts';
import type { TextRow } from './rows.ts';
import { MEANING_SCALE, TEXT_KEEP, TEXT_SETTINGS, weightOf } from './text-recipe.ts';

const GRAMS = 2 ** GRAM_BITS;
const MEANINGS = 2 ** MEANING_BITS;
const TABLES = [
  { size: GRAMS, keep: TEXT_KEEP.french },
  { size: GRAMS, keep: TEXT_KEEP.english },
  { size: MEANINGS, keep: TEXT_KEEP.meanings },
];

/** A text with its features, read once for all trainings. */
export interface ReadText {
  readonly row: TextRow;
  /** How far the French weights count, from 0 to 1. */
  readonly french: number;
  /** What the signals alone make of it, in per cent. */
  readonly signalsRisk: number;
  readonly vector: Vector;
}

const buffer = new FeatureBuffer();

/** Reads a text into one long row of buckets: French n-grams, English n-grams, meanings. */
export function readText(row: TextRow): ReadText {
  const reading = readConversation(row.text, {});
  const findings = findingsInConversation(reading);
  const { french, meaningsFrom } = textFeatures(reading, remarksOf(findings), buffer);
  const buckets: number[] = [];
  const values: number[] = [];
  const add = (bucket: number, value: number) => {
    if (value === 0) return;
    buckets.push(bucket);
    values.push(value);
  };
  for (let index = 0; index < buffer.length; index += 1) {
    const bucket = buffer.buckets[index] ?? 0;
    const value = buffer.values[index] ?? 0;
    if (index >= meaningsFrom) add(2 * GRAMS + bucket, value * MEANING_SCALE);
    else {
      add(bucket, value * french);
      add(GRAMS + bucket, value * (1 - french));
    }
  }
  const vector = { buckets: Int32Array.from(buckets), values: Float32Array.from(values) };
  return { row, french, signalsRisk: score(findings).riskLevel, vector };
}

/** Trains the reader; its weights are those that are shipped, so that every figure is for what a visitor runs. */
export function trainTexts(texts: readonly ReadText[]): LogisticModel {
  const examples = texts.map(({ row, vector }) => ({
    ...vector,
    target: row.label === 'scam' ? 1 : 0,
    weight: weightOf(row),
  }));
  return rounded(trainSparse(examples, TABLES, TEXT_SETTINGS));
}

function rounded({ weights, bias }: LogisticModel): LogisticModel {
  const shipped = new Float64Array(weights.length);
  let from = 0;
  for (const { size } of TABLES) {
    const part = weights.subarray(from, from + size);
    const table = unpackWeights(packWeights(part, Math.log2(size)));
    for (let bucket = 0; bucket < size; bucket += 1) shipped[from + bucket] = weightAt(table, bucket);
    from += size;
  }
  return { weights: shipped, bias };
}

/** Packs a trained model as it is shipped. */
export function packTexts({ weights, bias }: LogisticModel, curves: TextWeights['curves']): TextWeights {
  const meanings = weights.subarray(2 * GRAMS).map((weight) => weight * MEANING_SCALE);
  return {
    bias,
    french: packWeights(weights.subarray(0, GRAMS), GRAM_BITS),
    english: packWeights(weights.subarray(GRAMS, 2 * GRAMS), GRAM_BITS),
    meanings: packWeights(meanings, MEANING_BITS),
    curves,
  };
}
