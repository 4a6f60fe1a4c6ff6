import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode } from './read-code.ts';

const code = fc.stringMatching(/^\d{6}$/);
const letters = fc.stringMatching(/^[a-zàéɛɔ .:,!]*$/);

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Votre code est 123456. Ne le donnez à personne.', '123456'],
    ['G-123456 expire dans 10 minutes', '123456'],
    ['2FA : 123 456', '123456'],
    ['12', '12'],
    ['1a2b3', '123'],
    ['１２３４５６', '123456'],
    ['', ''],
    ['code', ''],
  ])('reads %j as %j', (text, expected) => {
    expect(readCode(text, 6)).toBe(expected);
  });

  it('keeps the first six when a seventh digit is typed', () => {
    expect(readCode('1234567', 6)).toBe('123456');
  });

  it('finds the code in whatever words surround it', () => {
    fc.assert(
      fc.property(letters, code, letters, (before, code, after) => {
        expect(readCode(`${before} ${code} ${after}`, 6)).toBe(code);
      }),
    );
  });

  it('gives digits only, never too many, and the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 4, max: 8 }), (text, length) => {
        const read = readCode(text, length);
        expect(read).toMatch(/^\d*$/);
        expect(read.length).toBeLessThanOrEqual(length);
        expect(readCode(read, length)).toBe(read);
      }),
    );
  });
});
