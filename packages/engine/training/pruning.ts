import { selectFeatures } from './feature-selection.ts';
import { type Example, type LogisticModel, type LogisticSettings, trainLogistic } from './logistic.ts';

/** A range of buckets, of which the `keep` most important ones are kept. */
export interface Table {
  readonly size: number;
  readonly keep: number;
}

/**
 * Pruning. It trains, keeps the most important buckets of each table, and trains those anew. A bucket is important by the size of
 * its weight and, a little, by its frequency. For the same quality, this needs far fewer weights than a smaller table with
 * collisions.
 */
export function trainPruned(
  rows: readonly Example[],
  tables: readonly Table[],
  settings: LogisticSettings,
): LogisticModel {
  const size = tables.reduce((sum, table) => sum + table.size, 0);
  const first = trainLogistic(rows, size, settings);
  const isKept = mostImportant(first, rows, tables);
  const kept = rows.map((row) => selectFeatures(row, (bucket) => isKept[bucket] === 1));
  return trainLogistic(kept, size, settings);
}

function mostImportant(model: LogisticModel, rows: readonly Example[], tables: readonly Table[]): Uint8Array {
  const frequencies = new Float64Array(model.weights.length);
  for (const { buckets, values } of rows) {
    for (let index = 0; index < buckets.length; index += 1) {
      const bucket = buckets[index] ?? 0;
      frequencies[bucket] = (frequencies[bucket] ?? 0) + (values[index] ?? 0) ** 2;
    }
  }
  const importance = frequencies.map(
    (frequency, bucket) => Math.abs(model.weights[bucket] ?? 0) * Math.sqrt(Math.sqrt(frequency)),
  );
  const isKept = new Uint8Array(importance.length);
  let from = 0;
  for (const { size, keep } of tables) {
    const ofTable = importance.subarray(from, from + size);
    const least = ofTable.toSorted()[Math.max(size - keep, 0)] ?? 0;
    for (let bucket = 0; bucket < size; bucket += 1) {
      isKept[from + bucket] = (ofTable[bucket] ?? 0) > 0 && (ofTable[bucket] ?? 0) >= least ? 1 : 0;
    }
    from += size;
  }
  return isKept;
}
