import type { Example, LogisticModel } from './logistic.ts';
import { SHARED_FEATURE_SCALE } from './text-hyperparameters.ts';

/** The tables of a text classifier: French n-grams, English n-grams, concepts. */
const TABLES = 3;
const NGRAM_TABLES = 2;

/**
 * Feature augmentation (Daumé 2007): trains with a further table of n-grams that French and English texts share. Names and borrowed words
 * mean the same in both, and what is rare in one language is learned from the other. A text's shares of French and English add up to one,
 * so the shared table is added to both others in the end, and scoring costs nothing more.
 *
 * @param size - buckets of one table.
 */
export function trainAugmented(
  rows: readonly Example[],
  size: number,
  train: (rows: readonly Example[], width: number) => LogisticModel,
): LogisticModel {
  const { weights, bias } = train(
    rows.map((row) => augmented(row, size)),
    (TABLES + 1) * size,
  );
  const own = weights.slice(0, TABLES * size);
  for (let ngram = 0; ngram < NGRAM_TABLES * size; ngram += 1) {
    own[ngram] = (own[ngram] ?? 0) + SHARED_FEATURE_SCALE * (weights[TABLES * size + (ngram % size)] ?? 0);
  }
  return { weights: own, bias };
}

function augmented(row: Example, size: number): Example {
  const { length } = row.buckets;
  const ngrams = row.buckets.reduce((count, bucket) => count + (bucket < NGRAM_TABLES * size ? 1 : 0), 0);
  const buckets = new Int32Array(length + ngrams);
  const values = new Float32Array(length + ngrams);
  buckets.set(row.buckets);
  values.set(row.values);
  let at = length;
  for (let index = 0; index < length; index += 1) {
    const bucket = row.buckets[index] ?? 0;
    if (bucket >= NGRAM_TABLES * size) continue;
    buckets[at] = TABLES * size + (bucket % size);
    values[at] = (row.values[index] ?? 0) * SHARED_FEATURE_SCALE;
    at += 1;
  }
  return { ...row, buckets, values };
}
