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
  const buckets = Array.from(row.buckets);
  const values = Array.from(row.values);
  for (const [index, bucket] of row.buckets.entries()) {
    if (bucket >= GRAM_TABLES * size) continue;
    buckets.push(TABLES * size + (bucket % size));
    values.push((row.values[index] ?? 0) * SHARED_SCALE);
  }
  return { ...row, buckets: Int32Array.from(buckets), values: Float32Array.from(values) };
}
