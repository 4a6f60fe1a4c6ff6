import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { stepOf } from './totp.ts';

const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const PERIOD_MS = 30_000;

/** Source: RFC 6238, appendix B, the last six of its eight digits. */
const CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(CODES)('the code of second %i is %s, half a minute earlier and later too', (seconds, code) => {
  const now = seconds * 1_000;
  const step = Math.floor(seconds / 30);
  for (const late of [-1, 0, 1]) expect(stepOf(SECRET, code, now + late * PERIOD_MS)).toBe(step);
  for (const late of [-2, 2]) expect(stepOf(SECRET, code, now + late * PERIOD_MS)).toBeUndefined();
});

test.each(['', '28708', '2870820', '28708a', '２８７０８２'])('%j is no code', (typed) => {
  expect(stepOf(SECRET, typed, 59_000)).toBeUndefined();
});
