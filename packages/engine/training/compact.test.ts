import { expect, it } from 'vitest';
import { trainCompact } from './compact.ts';
import { type Example, trainLogistic } from './logistic.ts';

const SETTINGS = { epochs: 8, learningRate: 0.1, weightDecay: 1e-3, seed: 7 };
const SIZE = 40;

const examples: readonly Example[] = Array.from({ length: 30 }, (_, row) => ({
  buckets: Int32Array.from([row % 7, 20 + (row % 3), 39]),
  values: Float32Array.from([1, 0.5, 0]),
  target: row % 7 < 3 ? 1 : 0,
  weight: 1,
}));

it('learns the same weights, bit by bit', () => {
  const plain = trainLogistic(examples, SIZE, SETTINGS);
  const compact = trainCompact(examples, SIZE, (some, size) => trainLogistic(some, size, SETTINGS));
  expect(compact).toEqual(plain);
});

it('hides features of value 0 from the learner', () => {
  const nothing = examples.map((example) => ({ ...example, values: example.values.map(() => 0) }));
  trainCompact(nothing, SIZE, (some, size) => {
    expect(size).toBe(0);
    expect(some.every(({ buckets }) => buckets.length === 0)).toBe(true);
    return trainLogistic(some, size, SETTINGS);
  });
});
