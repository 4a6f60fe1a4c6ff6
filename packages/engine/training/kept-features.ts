import type { Example } from './logistic.ts';

/** A row without the features whose bucket is not kept. */
export function withOnly(example: Example, isKept: (bucket: number) => boolean): Example {
  const { buckets, values, ends } = example;
  const places = Array.from(buckets.keys()).filter((index) => isKept(buckets[index] ?? 0));
  return {
    ...example,
    buckets: Int32Array.from(places, (index) => buckets[index] ?? 0),
    values: Float32Array.from(places, (index) => values[index] ?? 0),
    ...(ends && { ends: ends.map((end) => places.filter((place) => place < end).length) }),
  };
}
