import { expect, it } from 'vitest';
import { hasFalsePositiveRate, measuredSets, sharesIn } from './measured-sets.ts';

it.each(['conversation', 'link'] as const)('has a whole measurement of each set of kind %s', (kind) => {
  const sets = measuredSets(kind);
  expect(sets.length).toBeGreaterThanOrEqual(3);
  for (const { name, measured, onDevice } of sets) {
    expect(onDevice?.rows, name).toEqual(measured.rows);
    expect([measured.classifiers, onDevice?.classifiers]).toEqual(['full', 'small']);
    expect(measured.source, name).toBeUndefined();
    expect(measured.recall?.of ?? 0, name).toBe(measured.rows.scam);
    if (hasFalsePositiveRate(measured)) expect(measured.falsePositiveRate?.of, name).toBe(measured.rows.safe);
  }
});

it('shows the real messages of the region first', () => {
  expect(
    measuredSets('conversation')
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['messages-cm', 'honest-operators']);
});

it('rounds a share of rows once', () => {
  expect(sharesIn('en')({ hits: 11, of: 1_051 })).toBe('1%');
  expect(sharesIn('fr')(0.0147)).toBe('1,5\u00a0%');
});
