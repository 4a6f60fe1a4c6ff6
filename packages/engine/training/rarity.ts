import type { Example, LogisticModel } from './logistic.ts';

/** What fewer rows than this have in common is chance, and is not learned. */
const FEWEST_ROWS = 3;
/** Rows to one in the logarithm that counts once. */
const USUAL = 5;

/**
 * Trains on features that count the more the rarer they are: what one row in ten has tells less than what one in a thousand has. The
 * model that comes back is for features as they are.
 */
export function trainByRarity(
  rows: readonly Example[],
  size: number,
  train: (rows: readonly Example[]) => LogisticModel,
): LogisticModel {
  const scale = rarities(rows, size);
  const scaled = rows.map((row) => ({ ...row, values: scaledBy(scale, row) }));
  const { weights, bias } = train(scaled);
  return { weights: weights.map((weight, bucket) => weight * (scale[bucket] ?? 0)), bias };
}

function scaledBy(scale: Float64Array, { buckets, values }: Example): Float32Array {
  const scaled = new Float32Array(values.length);
  for (let index = 0; index < scaled.length; index += 1)
    scaled[index] = (values[index] ?? 0) * (scale[buckets[index] ?? 0] ?? 0);
  return scaled;
}

/** How much each bucket counts: 0 when hardly a row has it. */
function rarities(rows: readonly Example[], size: number): Float64Array {
  const met = new Int32Array(size);
  const lastRow = new Int32Array(size).fill(-1);
  for (const [index, { buckets }] of rows.entries()) {
    for (const bucket of buckets) {
      if (lastRow[bucket] === index) continue;
      lastRow[bucket] = index;
      met[bucket] = (met[bucket] ?? 0) + 1;
    }
  }
  return Float64Array.from(met, (often) =>
    often < FEWEST_ROWS ? 0 : Math.sqrt(Math.log((rows.length + 1) / (often + 0.5)) / USUAL),
  );
}
