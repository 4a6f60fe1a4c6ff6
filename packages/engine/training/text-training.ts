import type { ReaderSize } from '../src/evaluation.ts';
import { findingsInConversation } from '../src/examine/conversation.ts';
import { isBeyondWords, isOverruled } from '../src/examine/learned-evidence.ts';
import { remarksOf } from '../src/learned/remarks.ts';
import { packWeights, STEPS, unpackWeights, weightAt } from '../src/learned/weight-table.ts';
import { readConversation } from '../src/reading/conversation-reading.ts';
import { score } from '../src/scoring/score.ts';
import { FamiliesBuffer } from '../src/text-model/families-buffer.ts';
import { FEATURE_BITS, type TextFeatures, textFeatures } from '../src/text-model/features.ts';
import { maskedText } from '../src/text-model/masked-text.ts';
import type { TextWeights } from '../src/text-model/score-text.ts';
import { NUMBERS, textNumbers } from '../src/text-model/text-numbers.ts';
import { learnedTexts } from '../src/text-model/text-runs.ts';
import { trainCompact } from './compact.ts';
import { type LogisticModel, trainLogistic, type Vector } from './logistic.ts';
import { trainByRarity } from './rarity.ts';
import type { TextRow } from './rows.ts';
import { trainShared } from './shared-grams.ts';
import { trainSparse } from './sparse.ts';
import { MEANING_SCALE, TEXT_SETTINGS, TEXT_TABLES, weightOf } from './text-recipe.ts';

const FINEST = 2 ** FEATURE_BITS;

/** A text with its features, read once for all trainings. */
export interface ReadText {
  readonly row: TextRow;
  /** What is judged together is left out together. */
  readonly fold: number;
  /** How far the French weights count, from 0 to 1. */
  readonly french: number;
  /** What counts of the signals, in per cent, by what the learned reader makes of the text. */
  readonly signalsRiskAt: (logOdds: number) => number;
  readonly vector: Vector;
  /** Where each family of features ends in it. */
  readonly ends: Int32Array;
  /** The figures of the text; the places of what tables and runs say are empty. */
  readonly figures: Float64Array;
  /** What runs are learned from. */
  readonly runTexts: readonly string[];
}

const buffer = new FamiliesBuffer(FEATURE_BITS);

/** Reads a text into one long row of the finest buckets: French n-grams, English n-grams, meanings. */
export function readText(row: TextRow, fold: number): ReadText {
  const reading = readConversation(row.text, {});
  const findings = findingsInConversation(reading);
  const features = textFeatures(reading, remarksOf(findings), buffer);
  const figures = new Float64Array(NUMBERS);
  const masked = maskedText(reading, features.tokens);
  textNumbers(features, masked, figures);
  const signalsRisk = score(findings).riskLevel;
  const beyondWordsRisk = score(findings.filter(isBeyondWords)).riskLevel;
  const words = reading.tokens.length;
  return {
    row,
    fold,
    french: features.french,
    signalsRiskAt: (logOdds) => (isOverruled(words, logOdds) ? beyondWordsRisk : signalsRisk),
    ...vectorOf(features),
    figures,
    runTexts: learnedTexts(masked, features.tokens),
  };
}

/** What stands in the buffer, without the table of a language that the text is not in. */
function vectorOf({ french, meaningsFrom }: TextFeatures): Pick<ReadText, 'vector' | 'ends'> {
  const buckets: number[] = [];
  const values: number[] = [];
  const add = (bucket: number, value: number) => {
    if (value === 0) return;
    buckets.push(bucket);
    values.push(value);
  };
  let index = 0;
  const ends = buffer.ends.map((end) => {
    for (; index < end; index += 1) {
      const bucket = buffer.buckets[index] ?? 0;
      const value = buffer.values[index] ?? 0;
      if (index >= meaningsFrom) add(2 * FINEST + bucket, value * MEANING_SCALE);
      else {
        add(bucket, value * french);
        add(FINEST + bucket, value * (1 - french));
      }
    }
    return buckets.length;
  });
  return {
    vector: { buckets: Int32Array.from(buckets), values: Float32Array.from(values) },
    ends: Int32Array.from(ends),
  };
}

/** The tables of one size of the reader: French n-grams, English n-grams, meanings, one behind the other. */
function tablesOf(size: ReaderSize) {
  const { french, english, meanings } = TEXT_TABLES[size];
  let end = 0;
  return [french, english, meanings].map(({ bits, keep }) => {
    const from = end;
    end += 2 ** bits;
    return { bits, size: 2 ** bits, keep, from, end };
  });
}

/** The texts as a reader of one size takes them: neighbouring buckets are one where its tables are coarser. */
export function textsFor(size: ReaderSize, texts: readonly ReadText[]): readonly ReadText[] {
  const tables = tablesOf(size);
  const coarser = (finest: number) => {
    const table = tables[Math.floor(finest / FINEST)];
    return table ? table.from + ((finest % FINEST) >>> (FEATURE_BITS - table.bits)) : 0;
  };
  return texts.map((text) => ({
    ...text,
    vector: { buckets: text.vector.buckets.map(coarser), values: text.vector.values },
  }));
}

/** Trains the tables of a reader of one size; its weights are those that are shipped, so that every figure is for what is run. */
export function trainTexts(size: ReaderSize, texts: readonly ReadText[]): LogisticModel {
  const examples = texts.map(({ row, vector }) => ({
    ...vector,
    target: row.label === 'scam' ? 1 : 0,
    weight: weightOf(row, size),
  }));
  const tables = tablesOf(size);
  const buckets = tables.at(-1)?.end ?? 0;
  const model =
    size === 'full'
      ? trainShared(examples, FINEST, (rows, width) =>
          trainByRarity(rows, width, (scaled) =>
            trainCompact(scaled, width, (compact, buckets) => trainLogistic(compact, buckets, TEXT_SETTINGS)),
          ),
        )
      : trainByRarity(examples, buckets, (scaled) => trainSparse(scaled, tables, TEXT_SETTINGS));
  return rounded(model, size);
}

/** How finely the weights of each size are written down. */
const PRECISION = { full: STEPS.finest, small: STEPS.coarse } as const;

function rounded({ weights, bias }: LogisticModel, size: ReaderSize): LogisticModel {
  const shipped = new Float64Array(weights.length);
  for (const { bits, from, end } of tablesOf(size)) {
    const table = unpackWeights(packWeights(weights.subarray(from, end), bits, PRECISION[size]));
    for (let bucket = from; bucket < end; bucket += 1) shipped[bucket] = weightAt(table, bucket - from);
  }
  return { weights: shipped, bias };
}

/** Packs a trained model as it is shipped. */
export function packTexts(
  size: ReaderSize,
  { weights, bias }: LogisticModel,
  curves: TextWeights['curves'],
): TextWeights {
  const [french, english, meanings] = tablesOf(size).map(({ bits, from, end }, index) => {
    const scale = index === 2 ? MEANING_SCALE : 1;
    return packWeights(
      weights.subarray(from, end).map((weight) => weight * scale),
      bits,
      PRECISION[size],
    );
  });
  if (!french || !english || !meanings) throw new Error('A reader of texts has three tables.');
  return { bias, french, english, meanings, curves };
}
