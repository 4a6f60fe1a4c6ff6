import { expect, it } from 'vitest';
import { assess } from '../node/index.ts';
import { hostileValues } from './testing/hostile-values.ts';
import type { ItemKind } from './vocabulary.ts';

const values = hostileValues();
const verdictOf = (kind: ItemKind, value: string) => assess({ kind, value }, { language: 'fr' });

it.each(values)('$name is answered as any other $kind', ({ kind, value }) => {
  const { riskLevel, reasons, signals } = verdictOf(kind, value);
  expect(riskLevel).toBeGreaterThanOrEqual(0);
  expect(riskLevel).toBeLessThanOrEqual(100);
  expect(reasons.length).toBeGreaterThan(0);
  for (const { span } of signals) if (span) expect(span[1]).toBeLessThanOrEqual(value.length);
});

// A step whose time grows with the square of the length would need hours for these, and the test would never end.
it('reads a megabyte, and a name of ten thousand parts, to the end', () => {
  for (const fragment of ['\u202e\ud83d', 'e\u0301\u0302', 'a.', '%2525', 'c o d e '])
    expect(
      verdictOf('conversation', fragment.repeat(1_000_000 / fragment.length)).riskLevel,
    ).toBeLessThanOrEqual(100);
  expect(verdictOf('link', `https://${'mtn.'.repeat(10_000)}bj/`).reasons).not.toEqual([]);
});
