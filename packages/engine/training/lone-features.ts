import { withOnly } from './kept-features.ts';
import type { Example } from './logistic.ts';

/** Rows without the features that a single one of them has: these would learn that row by heart. */
export function withoutLone(examples: readonly Example[], size: number): readonly Example[] {
  const met = new Uint8Array(size);
  const last = new Int32Array(size).fill(-1);
  for (const [row, { buckets }] of examples.entries()) {
    for (const bucket of buckets) {
      if (last[bucket] === row) continue;
      last[bucket] = row;
      met[bucket] = Math.min((met[bucket] ?? 0) + 1, 2);
    }
  }
  return examples.map((example) => withOnly(example, (bucket) => met[bucket] === 2));
}
