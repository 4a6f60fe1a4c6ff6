import { expect, it } from 'vitest';
import { selectFeatures } from './feature-selection.ts';
import { type Example, type LogisticModel, logOddsOf, trainLogistic } from './logistic.ts';

const SETTINGS = { epochs: 12, learningRate: 0.1, weightDecay: 2e-4, seed: 3 };
const SIZE = 4;

/** The first group of features is always right, the second eight times in ten. */
const rows = Array.from({ length: 400 }, (_, index): Example => {
  const target = index % 2 === 0 ? 1 : 0;
  const hint = index % 20 < 16 ? target : 1 - target;
  return {
    buckets: Int32Array.of(target, 2 + hint),
    values: Float32Array.of(1, 1),
    groupEnds: Int32Array.of(1, 2),
    target,
    weight: 1,
  };
});
const only = (bucket: number) => ({ buckets: Int32Array.of(bucket), values: Float32Array.of(1) });
/** The weight of the second group relative to the first. */
const share = (model: LogisticModel) => logOddsOf(model, only(3)) / logOddsOf(model, only(1));

it('leans less on a single group of features with group dropout', () => {
  const together = trainLogistic(rows, SIZE, SETTINGS);
  const dropped = trainLogistic(rows, SIZE, { ...SETTINGS, groupDropout: 0.4 });
  expect(share(dropped)).toBeGreaterThan(1.2 * share(together));
});

it('gives the same weights for the same rows and seed', () => {
  const settings = { ...SETTINGS, groupDropout: 0.4 };
  expect(trainLogistic(rows, SIZE, settings)).toEqual(trainLogistic(rows, SIZE, settings));
});

it('knows where groups end when features are removed', () => {
  const { buckets, groupEnds } = selectFeatures(
    {
      buckets: Int32Array.of(5, 1, 6, 7, 2),
      values: new Float32Array(5),
      groupEnds: Int32Array.of(2, 2, 4, 5),
      target: 1,
      weight: 1,
    },
    (bucket) => bucket >= 5,
  );
  expect(buckets).toEqual(Int32Array.of(5, 6, 7));
  expect(groupEnds).toEqual(Int32Array.of(1, 1, 3, 3));
});
