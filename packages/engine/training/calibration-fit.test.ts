import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { calibratedRisk } from '../src/inference/calibration.ts';
import { fitCurve, type Prediction } from './calibration-fit.ts';

const prediction: fc.Arbitrary<Prediction> = fc.record({
  logOdds: fc.double({ min: -8, max: 8, noNaN: true }),
  isScam: fc.boolean(),
  isWarned: fc.boolean(),
  weight: fc.constantFrom(0.3, 1),
});

/** Scams above, safe rows below, with some of each on the other side. */
const usual: readonly Prediction[] = Array.from({ length: 1_000 }, (_, index) => ({
  logOdds: (index - 500) / 100,
  isScam: index % 10 === 0 ? index < 500 : index >= 500,
  isWarned: false,
  weight: 1,
}));

it('more log-odds never mean less risk', () => {
  fc.assert(
    fc.property(
      fc.array(prediction, { minLength: 20, maxLength: 80 }),
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      (rows, allowed) => {
        const curve = fitCurve(rows, allowed);
        for (let at = -9; at < 9; at += 0.25) {
          expect(calibratedRisk(curve, at + 0.25)).toBeGreaterThanOrEqual(calibratedRisk(curve, at));
          expect(calibratedRisk(curve, at)).toBeLessThanOrEqual(100);
        }
      },
    ),
    { numRuns: 50 },
  );
});

it('stays level if predictions and labels contradict each other', () => {
  const contrary = usual.map((row) => ({ ...row, isScam: !row.isScam }));
  const { risk } = fitCurve(contrary, 0);
  expect(risk).toEqual(risk.toSorted((one, other) => one - other));
});

it('has a false-positive rate of at most 1 %', () => {
  const curve = fitCurve(usual, 0);
  const safe = usual.filter(({ isScam }) => !isScam);
  const warned = safe.filter(({ logOdds }) => calibratedRisk(curve, logOdds) >= 33);
  expect(warned.length / safe.length).toBeLessThanOrEqual(0.01);
});
