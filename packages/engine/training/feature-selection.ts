import type { Example } from './logistic.ts';

/** A row with only the features whose bucket is kept. */
export function selectFeatures(example: Example, isKept: (bucket: number) => boolean): Example {
  const { buckets, values, groupEnds } = example;
  const indices = Array.from(buckets.keys()).filter((index) => isKept(buckets[index] ?? 0));
  return {
    ...example,
    buckets: Int32Array.from(indices, (index) => buckets[index] ?? 0),
    values: Float32Array.from(indices, (index) => values[index] ?? 0),
    ...(groupEnds && { groupEnds: groupEnds.map((end) => indices.filter((index) => index < end).length) }),
  };
}
