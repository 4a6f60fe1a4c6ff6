import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestNumber, PHONE_COUNTRIES, type PhoneOrigin } from './phone-countries.ts';
import { readPhone, toE164 } from './phone-number.ts';

const country = fc.constantFrom(...PHONE_COUNTRIES);
const origin = fc.oneof(
  fc.constant<PhoneOrigin>('other'),
  country.map(({ code }): PhoneOrigin => code),
);
const national = (digits: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${digits - 1}}$`));

describe('readPhone', () => {
  it.each([
    ['01 97 00 00 00', 'BJ', 'BJ', '01 97 00 00 00', '+2290197000000'],
    ['+229 01 97 00 00 00', 'TG', 'BJ', '01 97 00 00 00', '+2290197000000'],
    ['00229 01 97 00 00 00', 'BJ', 'BJ', '01 97 00 00 00', '+2290197000000'],
    ['2290197000000', 'BJ', 'BJ', '01 97 00 00 00', '+2290197000000'],
    ['+221771234567', 'BJ', 'SN', '77 123 45 67', '+221771234567'],
    ['+229019700000099', 'BJ', 'BJ', '01 97 00 00 00 99', '+229019700000099'],
    ['tel:+225-07-07-07-07-07', 'BJ', 'CI', '07-07-07-07-07', '+2250707070707'],
    ['\u202A+228 90 11 23 45\u202C', 'BJ', 'TG', '90 11 23 45', '+22890112345'],
    ['+33 6 12 34 56 78', 'BJ', 'other', '+33 6 12 34 56 78', '+33612345678'],
    ['0033 6 12 34 56 78', 'BJ', 'other', '0033 6 12 34 56 78', '+33612345678'],
    ['0803 123 4567', 'NG', 'NG', '0803 123 4567', '+2348031234567'],
    ['+234 (0) 803 123 4567', 'BJ', 'NG', '803 123 4567', '+2348031234567'],
    ['٠١٩٧٠٠٠٠٠٠', 'BJ', 'BJ', '0197000000', '+2290197000000'],
    ['97 00 00 00', 'BJ', 'BJ', '97 00 00 00', '+22997000000'],
    ['', 'BJ', 'BJ', '', ''],
    ['pas un numéro', 'BJ', 'BJ', '', ''],
    ['+', 'BJ', 'other', '+', ''],
    ['+229', 'CI', 'BJ', '', ''],
    ['0', 'GH', 'GH', '0', ''],
  ] as const)('reads %j typed for %s', (raw, typedFor, expectedOrigin, text, e164) => {
    const entry = readPhone(raw, typedFor);
    expect(entry).toEqual({ origin: expectedOrigin, text });
    expect(toE164(entry)).toBe(e164);
  });

  it('finds the country of a full number, whichever was chosen before', () => {
    const written = country.chain((of) =>
      fc.tuple(fc.constant(of), national(longestNumber(of)), fc.constantFrom('+', '00', '+ ', '(+'), origin),
    );
    fc.assert(
      fc.property(written, ([of, number, sign, before]) => {
        const entry = readPhone(`${sign}${of.callingCode}${number}`, before);
        expect(entry.origin).toBe(of.code);
        expect(toE164(entry)).toBe(`+${of.callingCode}${number}`);
      }),
    );
  });

  it('takes the same number in whether it is typed or pasted', () => {
    fc.assert(
      fc.property(country, fc.integer({ min: 0, max: 999_999_99 }), (of, seed) => {
        const full = `+${of.callingCode}1${seed}`;
        const pasted = readPhone(full, 'BJ');
        let typed = readPhone('', 'BJ');
        for (const key of full) typed = readPhone(typed.text + key, typed.origin);
        expect(typed.origin).toBe(pasted.origin);
        expect(toE164(typed)).toBe(toE164(pasted));
      }),
    );
  });

  it('keeps its own output, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), origin, (raw, before) => {
        const entry = readPhone(raw, before);
        expect(toE164(entry)).toMatch(/^(?:\+\d{1,15})?$/);
        expect(entry.text).toMatch(/^[\d+\s().-]*$/);
      }),
    );
  });
});
