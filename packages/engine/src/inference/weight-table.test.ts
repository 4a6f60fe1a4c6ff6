import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWeights, QUANTIZATION_STEPS, unpackWeights, weightAt } from './weight-table.ts';

const BITS = 9;
const weights = fc.array(
  fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.double({ min: -4, max: 4, noNaN: true })),
  {
    minLength: 2 ** BITS,
    maxLength: 2 ** BITS,
  },
);

it('gives back every weight to within a step', () => {
  fc.assert(
    fc.property(weights, (given) => {
      const largest = Math.max(...given.map(Math.abs));
      for (const [steps, tolerance] of [
        [QUANTIZATION_STEPS.coarse, 0.13],
        [QUANTIZATION_STEPS.finest, 0.034],
      ] as const) {
        const table = unpackWeights(packWeights(given, BITS, steps));
        for (const [bucket, weight] of given.entries())
          expect(Math.abs(weightAt(table, bucket) - weight)).toBeLessThanOrEqual(tolerance * largest);
      }
    }),
  );
});

it('packs an unpacked table into the same letters again', () => {
  fc.assert(
    fc.property(weights, (given) => {
      // The smallest doubles have too few digits left to be divided.
      const packed = packWeights(given.map(Math.fround), BITS);
      const table = unpackWeights(packed);
      const opened = given.map((_, bucket) => weightAt(table, bucket));
      const { gaps, steps } = packWeights(opened, BITS);
      expect({ gaps, steps }).toEqual({ gaps: packed.gaps, steps: packed.steps });
    }),
  );
});

it('gives neighbours the weight of the coarser bucket that holds both', () => {
  const table = unpackWeights(packWeights([0, 2, 0, -1], 2), 4);
  expect([3, 4, 7, 8, 12, 15].map((bucket) => Math.sign(weightAt(table, bucket)))).toEqual([
    0, 1, 1, 0, -1, -1,
  ]);
});
