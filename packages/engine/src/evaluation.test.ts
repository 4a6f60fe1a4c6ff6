import { describe, expect, it } from 'vitest';
import { EVALUATION } from './evaluation.ts';
import { RISK_BANDS } from './vocabulary.ts';

describe('the figures of the public page', () => {
  const { measurements, trainedOn, threshold } = EVALUATION;

  it('are measured at the threshold from which a visitor is warned', () => {
    expect(threshold).toBe(RISK_BANDS.medium);
  });

  it('are of rows that the classifiers were not trained on, in both kinds', () => {
    expect(new Set(measurements.map(({ kind }) => kind))).toEqual(new Set(['conversation', 'link']));
    expect(measurements.filter(({ unseen }) => unseen === 'nothing')).toEqual([]);
  });

  it.each(measurements)('$set $source: shares lie within their intervals', ({ rows, ...figures }) => {
    const { recall, falsePositiveRate, precision, calibrationError } = figures;
    const { recallAt1PercentFpr, recallAt2PercentFpr } = figures;
    expect(rows.scam + rows.safe).toBeGreaterThan(0);
    for (const each of [recall, falsePositiveRate, precision, recallAt1PercentFpr, recallAt2PercentFpr]) {
      if (each === undefined) continue;
      expect(each.low).toBeLessThanOrEqual(each.value);
      expect(each.high).toBeGreaterThanOrEqual(each.value);
      expect(each.value).toBeCloseTo(each.hits / each.of, 3);
    }
    expect(calibrationError ?? 0).toBeLessThanOrEqual(1);
  });

  it('name the licence of every set that was learned from', () => {
    for (const { licence, what } of trainedOn) expect(`${licence}${what}`).not.toBe('');
  });
});
