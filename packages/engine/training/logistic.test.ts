import { expect, it } from 'vitest';
import { withOnly } from './kept-features.ts';
import { type Example, type LogisticModel, logOddsOf, trainLogistic } from './logistic.ts';

const SETTINGS = { epochs: 12, rate: 0.1, decay: 2e-4, seed: 3 };
const SIZE = 4;

/** The first family is always right, the second eight times in ten. */
const rows = Array.from({ length: 400 }, (_, index): Example => {
  const target = index % 2 === 0 ? 1 : 0;
  const hint = index % 20 < 16 ? target : 1 - target;
  return {
    buckets: Int32Array.of(target, 2 + hint),
    values: Float32Array.of(1, 1),
    ends: Int32Array.of(1, 2),
    target,
    weight: 1,
  };
});
const only = (bucket: number) => ({ buckets: Int32Array.of(bucket), values: Float32Array.of(1) });
/** How much the second family says against the first. */
const share = (model: LogisticModel) => logOddsOf(model, only(3)) / logOddsOf(model, only(1));

it('leans less on the one family that is right where families are left out in turn', () => {
  const together = trainLogistic(rows, SIZE, SETTINGS);
  const inTurn = trainLogistic(rows, SIZE, { ...SETTINGS, leftOut: 0.4 });
  expect(share(inTurn)).toBeGreaterThan(1.2 * share(together));
});

it('gives the same weights for the same rows and seed', () => {
  const settings = { ...SETTINGS, leftOut: 0.4 };
  expect(trainLogistic(rows, SIZE, settings)).toEqual(trainLogistic(rows, SIZE, settings));
});

it('knows where families end when features are taken out', () => {
  const { buckets, ends } = withOnly(
    {
      buckets: Int32Array.of(5, 1, 6, 7, 2),
      values: new Float32Array(5),
      ends: Int32Array.of(2, 2, 4, 5),
      target: 1,
      weight: 1,
    },
    (bucket) => bucket >= 5,
  );
  expect(buckets).toEqual(Int32Array.of(5, 6, 7));
  expect(ends).toEqual(Int32Array.of(1, 1, 3, 3));
});
