import type { ClassifierSize } from '../src/evaluation.ts';
import { doubtedFindings, findingsUnder, highestRisk } from '../src/examine/ceiling.ts';
import { findingsInConversation } from '../src/examine/conversation.ts';
import { isOverruled } from '../src/examine/learned-evidence.ts';
import { featuresOf, wayOf } from '../src/examine/way.ts';
import { packWeights, QUANTIZATION_STEPS, unpackWeights, weightAt } from '../src/inference/weight-table.ts';
import { readConversation } from '../src/reading/conversation-reading.ts';
import { score } from '../src/scoring/score.ts';
import { DENSE_FEATURES, writeDenseFeatures } from '../src/text-classifier/dense-features.ts';
import { FEATURE_BITS, type TextFeatures, textFeatures } from '../src/text-classifier/features.ts';
import { GroupedFeatureBuffer } from '../src/text-classifier/grouped-feature-buffer.ts';
import { modelledTexts } from '../src/text-classifier/language-models.ts';
import { maskedText } from '../src/text-classifier/masked-text.ts';
import type { TextWeights } from '../src/text-classifier/small-classifier.ts';
import { heardWords } from '../src/transcript/heard-words.ts';
import { trainCompact } from './compact.ts';
import { trainAugmented } from './feature-augmentation.ts';
import type { FullFeatures } from './full-training.ts';
import { trainWithIdf } from './idf.ts';
import { type Example, type LogisticModel, trainLogistic } from './logistic.ts';
import { trainPruned } from './pruning.ts';
import type { TextRow } from './rows.ts';
import { CONCEPT_SCALE, TEXT_SETTINGS, TEXT_TABLES, weightOf } from './text-hyperparameters.ts';

const FINEST = 2 ** FEATURE_BITS;

/** A text with its features, extracted once for all trainings. */
export interface FeaturizedText extends FullFeatures {
  readonly row: TextRow;
  /** Texts of one fold are left out together. */
  readonly fold: number;
  /** How far the French weights count, from 0 to 1. */
  readonly french: number;
  /** The risk from the signals, in per cent, if the text classifier gives these log-odds. */
  readonly signalsRiskAt: (logOdds: number) => number;
  /** The most that the signals may give if the classifier does not warn, in per cent. */
  readonly doubtedRisk: number;
  /** The highest risk that the text may have, in per cent. */
  readonly highestRisk: number;
  /** The text for each of the language models. */
  readonly modelledTexts: readonly string[];
}

const buffer = new GroupedFeatureBuffer(FEATURE_BITS);

/** Extracts the features of a text into one vector of the finest buckets: French n-grams, English n-grams, concepts. */
export function featurizeText(row: TextRow, fold: number): FeaturizedText {
  const reading = readConversation(heardWords(row.text), {});
  const findings = findingsInConversation(reading);
  const way = wayOf(reading, findings);
  const highest = highestRisk(way);
  const features = textFeatures(reading, featuresOf(findings, way), buffer);
  const denseFeatures = new Float64Array(DENSE_FEATURES);
  const masked = maskedText(reading, features.tokens);
  writeDenseFeatures(features, masked, denseFeatures);
  const signalsRisk = score(findingsUnder(highest, findings, false)).riskLevel;
  const beyondWordsRisk = score(findingsUnder(highest, findings, true)).riskLevel;
  return {
    row,
    fold,
    french: features.french,
    signalsRiskAt: (logOdds) => (isOverruled(logOdds) ? beyondWordsRisk : signalsRisk),
    doubtedRisk: score(doubtedFindings(findingsUnder(highest, findings, false))).riskLevel,
    highestRisk: highest,
    ...vectorOf(features),
    denseFeatures,
    modelledTexts: modelledTexts(masked, features.tokens),
  };
}

/** The features in the buffer as a vector, without the table of a language that the text is not in. */
function vectorOf({ french, conceptsFrom }: TextFeatures): Pick<FeaturizedText, 'vector' | 'groupEnds'> {
  const buckets: number[] = [];
  const values: number[] = [];
  const add = (bucket: number, value: number) => {
    if (value === 0) return;
    buckets.push(bucket);
    values.push(value);
  };
  let index = 0;
  const groupEnds = buffer.ends.map((end) => {
    for (; index < end; index += 1) {
      const bucket = buffer.buckets[index] ?? 0;
      const value = buffer.values[index] ?? 0;
      if (index >= conceptsFrom) add(2 * FINEST + bucket, value * CONCEPT_SCALE);
      else {
        add(bucket, value * french);
        add(FINEST + bucket, value * (1 - french));
      }
    }
    return buckets.length;
  });
  return {
    vector: { buckets: Int32Array.from(buckets), values: Float32Array.from(values) },
    groupEnds: Int32Array.from(groupEnds),
  };
}

/** The tables of one size of the classifier, one behind the other: French n-grams, English n-grams, concepts. */
function tablesOf(size: ClassifierSize) {
  const { french, english, concepts } = TEXT_TABLES[size];
  let end = 0;
  return [french, english, concepts].map(({ bits, keep }) => {
    const from = end;
    end += 2 ** bits;
    return { bits, size: 2 ** bits, keep, from, end };
  });
}

/** The texts as a classifier of one size takes them: in a coarser table, neighbouring buckets are one. */
export function coarsenFeatures(
  size: ClassifierSize,
  texts: readonly FeaturizedText[],
): readonly FeaturizedText[] {
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

/** Trains the regression of a classifier of one size. Its weights are quantized to what is shipped, so that every figure is for what is shipped. */
export function trainTexts(size: ClassifierSize, texts: readonly FeaturizedText[]): LogisticModel {
  const examples = texts.map(
    ({ row, vector }): Example => ({
      ...vector,
      target: row.label === 'scam' ? 1 : 0,
      weight: weightOf(row, size),
    }),
  );
  const tables = tablesOf(size);
  const buckets = tables.at(-1)?.end ?? 0;
  const model =
    size === 'full'
      ? trainAugmented(examples, FINEST, (rows, width) =>
          trainWithIdf(rows, width, (scaled) =>
            trainCompact(scaled, width, (compact, buckets) => trainLogistic(compact, buckets, TEXT_SETTINGS)),
          ),
        )
      : trainWithIdf(examples, buckets, (scaled) => trainPruned(scaled, tables, TEXT_SETTINGS));
  return quantized(model, size);
}

/** The quantization of each size. */
const PRECISION = {
  full: QUANTIZATION_STEPS.finest,
  offline: QUANTIZATION_STEPS.coarse,
  small: QUANTIZATION_STEPS.coarse,
} as const;

function quantized({ weights, bias }: LogisticModel, size: ClassifierSize): LogisticModel {
  const shipped = new Float64Array(weights.length);
  for (const { bits, from, end } of tablesOf(size)) {
    const table = unpackWeights(packWeights(weights.subarray(from, end), bits, PRECISION[size]));
    for (let bucket = from; bucket < end; bucket += 1) shipped[bucket] = weightAt(table, bucket - from);
  }
  return { weights: shipped, bias };
}

/** Packs a trained model as it is shipped. */
export function packTexts(
  size: ClassifierSize,
  { weights, bias }: LogisticModel,
  curves: TextWeights['curves'],
): TextWeights {
  const [french, english, concepts] = tablesOf(size).map(({ bits, from, end }, index) => {
    const scale = index === 2 ? CONCEPT_SCALE : 1;
    return packWeights(
      weights.subarray(from, end).map((weight) => weight * scale),
      bits,
      PRECISION[size],
    );
  });
  if (!french || !english || !concepts) throw new Error('A text classifier has three tables.');
  return { bias, french, english, meanings: concepts, curves };
}
