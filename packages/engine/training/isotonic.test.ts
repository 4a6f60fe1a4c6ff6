import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Prediction } from './calibration-fit.ts';
import { isotonicCalibration } from './isotonic.ts';

const row = (logOdds: number, isScam: boolean, weight = 1): Prediction => ({
  logOdds,
  isScam,
  isWarned: false,
  weight,
});

it('gives the share of scams where the shares rise', () => {
  const rows = [
    ...[false, false, false, true].map((isScam) => row(-1, isScam)),
    ...[false, true].map((isScam) => row(1, isScam)),
  ];
  const probabilityAt = isotonicCalibration(rows);
  expect(probabilityAt(-1)).toBeCloseTo(0.25);
  expect(probabilityAt(0)).toBeCloseTo(0.375);
  expect(probabilityAt(1)).toBeCloseTo(0.5);
  expect(probabilityAt(9)).toBeCloseTo(0.5);
});

it('pools what would fall, by its weight', () => {
  const probabilityAt = isotonicCalibration([row(0, true, 1), row(1, false, 3), row(9, true)]);
  expect(probabilityAt(0)).toBeCloseTo(0.25);
});

it('never falls, and is never sure', () => {
  const prediction = fc
    .tuple(fc.double({ min: -8, max: 8, noNaN: true }), fc.boolean(), fc.constantFrom(0.3, 1))
    .map(([logOdds, isScam, weight]) => row(logOdds, isScam, weight));
  fc.assert(
    fc.property(fc.array(prediction, { minLength: 1, maxLength: 60 }), (rows) => {
      const probabilityAt = isotonicCalibration(rows);
      for (let at = -9; at < 9; at += 0.25) {
        expect(probabilityAt(at + 0.25)).toBeGreaterThanOrEqual(probabilityAt(at) - 1e-12);
        expect(probabilityAt(at)).toBeGreaterThan(0);
        expect(probabilityAt(at)).toBeLessThan(1);
      }
    }),
  );
});
