import { expect, it } from 'vitest';
import { type ClassExample, logitsOf, softmax, trainSoftmax } from './softmax.ts';

const example = (bucket: number, target: number): ClassExample => ({
  buckets: Int32Array.of(bucket),
  values: Float32Array.of(1),
  ends: [1],
  target,
  weight: 1,
});
const ROWS = [example(0, 0), example(1, 1), example(2, 2), example(0, 0), example(1, 1), example(2, 2)];
const SETTINGS = { epochs: 20, rate: 0.2, decay: 0, dropped: 0, seed: 1 };

it('learns which feature stands for which class', () => {
  const model = trainSoftmax(ROWS, 3, 4, SETTINGS);
  for (const row of ROWS) {
    const chances = softmax(logitsOf(model, row));
    expect(chances[row.target]).toBeGreaterThan(0.8);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
});

it('gives the same weights for the same rows', () => {
  const settings = { ...SETTINGS, dropped: 0.3 };
  expect(trainSoftmax(ROWS, 3, 4, settings).weights).toEqual(trainSoftmax(ROWS, 3, 4, settings).weights);
});
