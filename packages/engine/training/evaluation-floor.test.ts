import { describe, expect, it } from 'vitest';
import { EVALUATION } from '../src/evaluation.ts';
import floors from './evaluation-floor.json' with { type: 'json' };

/**
 * The best figures that were shipped, by set and size. If you train something better, raise them. Lower them only with a
 * decision.
 */
const FLOORS: Readonly<Record<string, { auc?: number; recall?: number; falsePositiveRate?: number }>> =
  floors;
const POINT = 0.01;

describe('a new model', () => {
  it.each(Object.entries(FLOORS))('is not worse on %s by more than a point', (name, floor) => {
    const measured = EVALUATION.measurements.find(
      ({ kind, set, classifiers, unseen, source }) =>
        unseen === 'rows' && source === undefined && `${kind} ${set} ${classifiers}` === name,
    );
    expect(measured, 'is measured').toBeDefined();
    if (floor.auc !== undefined) expect(measured?.auc).toBeGreaterThanOrEqual(floor.auc - POINT);
    // In a small set a point is less than a row.
    if (floor.recall !== undefined)
      expect(measured?.recall?.value).toBeGreaterThanOrEqual(
        floor.recall - Math.max(POINT, 1 / (measured?.recall?.of ?? 1)),
      );
    if (floor.falsePositiveRate !== undefined)
      expect(measured?.falsePositiveRate?.value).toBeLessThanOrEqual(
        floor.falsePositiveRate + Math.max(POINT, 1 / (measured?.falsePositiveRate?.of ?? 1)),
      );
  });
});
