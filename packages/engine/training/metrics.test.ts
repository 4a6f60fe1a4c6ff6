import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationError, falsePositiveRateAt, recallAt, rocAuc, share, thresholdAtFpr } from './metrics.ts';

const row = fc.record({ score: fc.integer({ min: 0, max: 20 }), isScam: fc.boolean() });

describe('the area under the ROC curve', () => {
  it('is the share of pairs in the right order, ties counting half', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 40 }), (rows) => {
        const scams = rows.filter(({ isScam }) => isScam);
        const safe = rows.filter(({ isScam }) => !isScam);
        if (scams.length === 0 || safe.length === 0) {
          expect(rocAuc(rows)).toBeUndefined();
          return;
        }
        const right = scams.flatMap(({ score }) =>
          safe.map((other) => (score === other.score ? 0.5 : Number(score > other.score))),
        );
        expect(rocAuc(rows)).toBeCloseTo(right.reduce((sum, each) => sum + each, 0) / right.length, 10);
      }),
    );
  });
});

describe('a threshold', () => {
  it('has no more false positives than allowed', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 60 }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (rows, allowed) => {
          const safe = rows.filter(({ isScam }) => !isScam);
          const threshold = thresholdAtFpr(rows, allowed);
          expect(falsePositiveRateAt(rows, threshold)?.hits ?? 0).toBeLessThanOrEqual(allowed * safe.length);
          expect(recallAt(rows, threshold)?.value ?? 0).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

it('a share lies within its interval, which narrows with more rows', () => {
  const [few, many] = [share(9, 10), share(900, 1_000)];
  expect(few?.value).toBe(0.9);
  for (const each of [few, many]) expect((each?.low ?? 1) < 0.9 && (each?.high ?? 0) > 0.9).toBe(true);
  expect((many?.high ?? 1) - (many?.low ?? 0)).toBeLessThan((few?.high ?? 0) - (few?.low ?? 1));
  expect(share(0, 0)).toBeUndefined();
});

it('calibrated probabilities have no calibration error, and their opposites a large one', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ probability: 0.25, isScam: index % 4 === 0 }));
  expect(calibrationError(rows)).toBeCloseTo(0, 10);
  expect(calibrationError(rows.map(({ isScam }) => ({ probability: 0.75, isScam })))).toBeCloseTo(0.5, 10);
});
