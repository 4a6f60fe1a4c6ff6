import { selectFeatures } from './feature-selection.ts';
import type { Example } from './logistic.ts';

/** Removes the features that occur in one row only. A model would overfit to that row with them. */
export function withoutSingletons(examples: readonly Example[], size: number): readonly Example[] {
  const met = new Uint8Array(size);
  const last = new Int32Array(size).fill(-1);
  for (const [row, { buckets }] of examples.entries()) {
    for (const bucket of buckets) {
      if (last[bucket] === row) continue;
      last[bucket] = row;
      met[bucket] = Math.min((met[bucket] ?? 0) + 1, 2);
    }
  }
  return examples.map((example) => selectFeatures(example, (bucket) => met[bucket] === 2));
}
