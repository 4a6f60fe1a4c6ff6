import { expect, it } from 'vitest';
import { tipOf } from './tip-of-the-day.ts';

it('goes round with the days of the month, and is none where there are none', () => {
  expect(tipOf(['a', 'b', 'c'], new Date('2026-11-01T23:59:59Z'))).toBe('b');
  expect(tipOf(['a', 'b', 'c'], new Date('2026-11-03T00:00:00Z'))).toBe('a');
  expect(tipOf([], new Date('2026-11-01'))).toBeUndefined();
});
