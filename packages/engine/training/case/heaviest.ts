import type { SparseVector } from '../logistic.ts';

/** Features of fewer rows are not shipped. */
const FEWEST_ROWS = 3;

/** The buckets of the features that weigh most in a trained network, by what they add to its hidden units over all rows. */
export function heaviest(
  examples: readonly SparseVector[],
  inputs: Float32Array,
  units: number,
  most: number,
): readonly number[] {
  const rows = new Int32Array(inputs.length / units);
  const mass = new Float64Array(inputs.length / units);
  for (const { buckets, values } of examples) {
    const seen = new Set<number>();
    buckets.forEach((bucket, index) => {
      if (!seen.has(bucket)) rows[bucket] = (rows[bucket] ?? 0) + 1;
      seen.add(bucket);
      mass[bucket] = (mass[bucket] ?? 0) + (values[index] ?? 0) ** 2;
    });
  }
  const weightOf = (bucket: number): number => {
    let sum = 0;
    for (let unit = 0; unit < units; unit += 1) sum += (inputs[bucket * units + unit] ?? 0) ** 2;
    return sum * (mass[bucket] ?? 0);
  };
  return Array.from(rows, (count, bucket) => ({ count, bucket }))
    .filter(({ count }) => count >= FEWEST_ROWS)
    .map(({ bucket }) => ({ bucket, weight: weightOf(bucket) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ bucket }) => bucket)
    .toSorted((one, other) => one - other);
}
