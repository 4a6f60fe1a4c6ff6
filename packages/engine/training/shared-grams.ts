import type { Example, LogisticModel } from './logistic.ts';
import { SHARED_SCALE } from './text-recipe.ts';

/** Tables of a reader: French n-grams, English n-grams, meanings. */
const TABLES = 3;
const GRAM_TABLES = 2;

/**
 * Trains with a further table of n-grams for texts of either language: names, borrowed words and the outline of a message mean the same
 * in both, and what is rare in one language is learned from the other. Whatever its language, a text's shares of French and English
 * make one; so what the further table learned is added to both tables of n-grams in the end, and reading costs nothing more.
 *
 * @param size - buckets of one table.
 */
export function trainShared(
  rows: readonly Example[],
  size: number,
  train: (rows: readonly Example[], width: number) => LogisticModel,
): LogisticModel {
  const { weights, bias } = train(
    rows.map((row) => withShared(row, size)),
    (TABLES + 1) * size,
  );
  const own = weights.slice(0, TABLES * size);
  for (let gram = 0; gram < GRAM_TABLES * size; gram += 1) {
    own[gram] = (own[gram] ?? 0) + SHARED_SCALE * (weights[TABLES * size + (gram % size)] ?? 0);
  }
  return { weights: own, bias };
}

function withShared(row: Example, size: number): Example {
  const { length } = row.buckets;
  const grams = row.buckets.reduce((count, bucket) => count + (bucket < GRAM_TABLES * size ? 1 : 0), 0);
  const buckets = new Int32Array(length + grams);
  const values = new Float32Array(length + grams);
  buckets.set(row.buckets);
  values.set(row.values);
  let at = length;
  for (let index = 0; index < length; index += 1) {
    const bucket = row.buckets[index] ?? 0;
    if (bucket >= GRAM_TABLES * size) continue;
    buckets[at] = TABLES * size + (bucket % size);
    values[at] = (row.values[index] ?? 0) * SHARED_SCALE;
    at += 1;
  }
  return { ...row, buckets, values };
}
