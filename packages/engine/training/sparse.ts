import { withOnly } from './kept-features.ts';
import { type Example, type LogisticModel, type LogisticSettings, trainLogistic } from './logistic.ts';

/** A range of buckets of which the `keep` that matter most are kept. */
export interface Table {
  readonly size: number;
  readonly keep: number;
}

/**
 * Trains, keeps in each table the buckets that matter most (size of the weight, and a little how often it is met), and
 * trains those again: far fewer weights than a small table of collisions would need for the same quality.
 */
export function trainSparse(
  rows: readonly Example[],
  tables: readonly Table[],
  settings: LogisticSettings,
): LogisticModel {
  const size = tables.reduce((sum, table) => sum + table.size, 0);
  const first = trainLogistic(rows, size, settings);
  const isKept = mostImportant(first, rows, tables);
  const kept = rows.map((row) => withOnly(row, (bucket) => isKept[bucket] === 1));
  return trainLogistic(kept, size, settings);
}

function mostImportant(model: LogisticModel, rows: readonly Example[], tables: readonly Table[]): Uint8Array {
  const met = new Float64Array(model.weights.length);
  for (const { buckets, values } of rows) {
    for (let index = 0; index < buckets.length; index += 1) {
      const bucket = buckets[index] ?? 0;
      met[bucket] = (met[bucket] ?? 0) + (values[index] ?? 0) ** 2;
    }
  }
  const importance = met.map(
    (often, bucket) => Math.abs(model.weights[bucket] ?? 0) * Math.sqrt(Math.sqrt(often)),
  );
  const isKept = new Uint8Array(importance.length);
  let from = 0;
  for (const { size, keep } of tables) {
    const part = importance.subarray(from, from + size);
    const least = part.toSorted()[Math.max(size - keep, 0)] ?? 0;
    for (let bucket = 0; bucket < size; bucket += 1) {
      isKept[from + bucket] = (part[bucket] ?? 0) > 0 && (part[bucket] ?? 0) >= least ? 1 : 0;
    }
    from += size;
  }
  return isKept;
}
