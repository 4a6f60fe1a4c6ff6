import { describe, expect, test } from 'vitest';
import { REGIONS, SCAM_TYPES } from './index.ts';

const countryOf = ({ iso }: { iso: string }) => iso.slice(0, 2);

describe('regions', () => {
  test("begin with the specification's five, then the rest of Benin's twelve", () => {
    const benin = REGIONS.slice(0, 12);
    expect(benin.slice(0, 5).map(({ id }) => id)).toEqual([
      'littoral',
      'atlantique',
      'oueme',
      'zou',
      'collines',
    ]);
    expect(new Set(benin.map(countryOf))).toEqual(new Set(['BJ']));
    expect(REGIONS.slice(12).map(countryOf)).not.toContain('BJ');
  });

  test('stand together by country, each once', () => {
    const changes = REGIONS.filter((region, index) => {
      const before = REGIONS[index - 1];
      return !before || countryOf(before) !== countryOf(region);
    });
    expect(changes).toHaveLength(new Set(REGIONS.map(countryOf)).size);
    expect(new Set(REGIONS.map(({ id }) => id)).size).toBe(REGIONS.length);
    expect(new Set(REGIONS.map(({ iso }) => iso)).size).toBe(REGIONS.length);
  });

  test.each(REGIONS)('$iso has a code of its country and a name', ({ iso, names }) => {
    expect(iso).toMatch(/^[A-Z]{2}-[A-Z\d]{1,3}$/);
    expect(names.fr).toBe(names.fr.trim());
    expect(names.fr).not.toBe('');
  });
});

test("scam types are the specification's, each with a French and an English name", () => {
  expect(SCAM_TYPES.map(({ id }) => id)).toEqual([
    'phishing',
    'fake_job',
    'fake_payment',
    'romance',
    'mobile_money',
    'marketplace',
    'investment',
    'other',
  ]);
  expect(SCAM_TYPES.filter(({ names }) => !names.en)).toEqual([]);
});
