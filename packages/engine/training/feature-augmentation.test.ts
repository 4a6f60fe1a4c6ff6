import { expect, it } from 'vitest';
import { trainAugmented } from './feature-augmentation.ts';
import { type Example, logOddsOf, trainLogistic } from './logistic.ts';

const SIZE = 8;
const SETTINGS = { epochs: 30, learningRate: 0.2, weightDecay: 1e-4, seed: 3 };

/** A row of one n-gram in French (table 0) or English (table 1). */
const row = (table: number, gram: number, target: number): Example => ({
  buckets: Int32Array.of(table * SIZE + gram),
  values: Float32Array.of(1),
  target,
  weight: 1,
});

it('learns for one language from the other', () => {
  const rows = Array.from({ length: 40 }, (_, at) => row(0, at % 2, at % 2));
  const model = trainAugmented(rows, SIZE, (examples, width) => trainLogistic(examples, width, SETTINGS));
  expect(model.weights).toHaveLength(3 * SIZE);
  const english = (gram: number) => logOddsOf(model, row(1, gram, 0));
  expect(english(1) - english(0)).toBeGreaterThan(1);
  const french = (gram: number) => logOddsOf(model, row(0, gram, 0));
  expect(french(1) - french(0)).toBeGreaterThan(english(1) - english(0));
});
