import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RISK_BANDS } from '../vocabulary.ts';
import { riskOfChance } from './risk-of-chance.ts';

it('is a doubt from one chance on, a danger from another, and never beyond 100', () => {
  expect([0, 0.34, 0.35, 0.599, 0.6, 1].map(riskOfChance)).toEqual([
    0,
    32,
    RISK_BANDS.medium,
    RISK_BANDS.high - 1,
    RISK_BANDS.high,
    100,
  ]);
});

it('grows with the chance', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, other) => {
        expect(riskOfChance(Math.min(one, other))).toBeLessThanOrEqual(riskOfChance(Math.max(one, other)));
      },
    ),
  );
});
