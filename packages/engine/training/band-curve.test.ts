import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { calibratedRisk } from '../src/inference/calibration.ts';
import { fitBands } from './band-curve.ts';
import type { Prediction } from './calibration-fit.ts';

/** Scams above, honest rows below, which meet in the middle. */
const usual: readonly Prediction[] = Array.from({ length: 2_000 }, (_, index) => ({
  logOdds: (index - 1_000) / 200,
  isScam: index > 800 && (index >= 1_300 || index % 5 < (index - 800) / 100),
  isWarned: false,
  weight: index % 2 === 0 ? 1 : 0.3,
}));

const curve = fitBands(usual, 0.05, 0.01);
const riskOf = ({ logOdds }: Prediction) => calibratedRisk(curve, logOdds);

it('calls nothing a danger unless 97 % of such rows are scams', () => {
  const dangers = usual.filter((row) => riskOf(row) >= 66);
  expect(dangers.length).toBeGreaterThan(200);
  expect(dangers.filter(({ isScam }) => isScam).length / dangers.length).toBeGreaterThanOrEqual(0.97);
});

it('warns of 1 % of the ordinary honest rows at most', () => {
  const honest = usual.filter(({ isScam, weight }) => !isScam && weight === 1);
  expect(honest.filter((row) => riskOf(row) >= 33).length / honest.length).toBeLessThanOrEqual(0.01);
});

it('uses the middle', () => {
  const inMiddle = usual.filter((row) => riskOf(row) >= 20 && riskOf(row) < 66);
  expect(inMiddle.length).toBeGreaterThan(50);
});

it('never gives less risk for more log-odds', () => {
  const prediction: fc.Arbitrary<Prediction> = fc.record({
    logOdds: fc.double({ min: -8, max: 8, noNaN: true }),
    isScam: fc.boolean(),
    isWarned: fc.boolean(),
    weight: fc.constantFrom(0.3, 1),
  });
  fc.assert(
    fc.property(fc.array(prediction, { minLength: 20, maxLength: 80 }), (rows) => {
      const fitted = fitBands(rows, 0.1, 0.05);
      for (let at = -9; at < 9; at += 0.25) {
        expect(calibratedRisk(fitted, at + 0.25)).toBeGreaterThanOrEqual(calibratedRisk(fitted, at));
        expect(calibratedRisk(fitted, at)).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 50 },
  );
});
