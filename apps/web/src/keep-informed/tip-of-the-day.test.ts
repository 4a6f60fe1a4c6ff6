import { expect, it } from 'vitest';
import { tipOf } from './tip-of-the-day.ts';

it.each([
  ['2026-11-01', 'b'],
  ['2026-11-03', 'a'],
  ['2026-11-30', 'a'],
  ['2026-12-31', 'b'],
])('on %s is %s', (day, tip) => {
  expect(tipOf(['a', 'b', 'c'], new Date(`${day}T23:59:59Z`))).toBe(tip);
});

it('is none where there are none', () => {
  expect(tipOf([], new Date('2026-11-01'))).toBeUndefined();
});
