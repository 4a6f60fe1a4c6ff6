import * as fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

const NOWHERE = [0, 0] as const;

describe('a number with its country code', () => {
  const mobiles = Object.keys(examples).map((country) =>
    getExampleNumber(country as keyof typeof examples, examples),
  );

  it.each(mobiles.map((number) => [number?.number ?? '', number?.countryCallingCode]))(
    '%s is one of +%s that may exist',
    (number, callingCode) => {
      const phone = readPhone(number, NOWHERE);
      expect(phone).toMatchObject({ e164: number, callingCode, state: 'fits', isCountryAssumed: false });
    },
  );

  it.each(['BJ', 'CI', 'SN', 'TG', 'BF', 'ML', 'NE', 'NG', 'GH', 'FR', 'GB', 'US', 'MA'] as const)(
    'names %s',
    (country) => {
      expect(readPhone(getExampleNumber(country, examples)?.number ?? '', NOWHERE)?.country).toBe(country);
    },
  );

  it('exists in the plans of the countries around us exactly when libphonenumber says so', () => {
    const codes = ['229', '225', '221', '228', '226', '223', '227', '234', '233', '224', '33', '32'];
    const digits = fc.tuple(fc.constantFrom(...codes), fc.stringMatching(/^\d{7,11}$/));
    fc.assert(
      fc.property(digits, ([code, national]) => {
        const number = `+${code}${national}`;
        const phone = readPhone(number, NOWHERE);
        fc.pre(phone !== undefined && !phone.wasOld && phone.e164 === number);
        const oracle = parsePhoneNumberFromString(number, { extract: false });
        fc.pre(oracle?.number === number);
        expect(phone?.state === 'fits').toBe(oracle?.isValid() ?? false);
        const type = oracle?.getType();
        if (type !== undefined)
          expect(phone?.isCostly).toBe(type === 'PREMIUM_RATE' || type === 'SHARED_COST');
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['+33(0)612345678', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['+15145551234', '+15145551234'],
  ])('%s is %s', (written, e164) => {
    expect(readPhone(written.replace(/[()]/g, ''), NOWHERE)?.e164).toBe(e164);
  });

  it('tells Canada from the United States, and the islands from both', () => {
    const countries = ['+15145551234', '+12125551234', '+18765551234'].map(
      (number) => readPhone(number, NOWHERE)?.country,
    );
    expect(countries).toEqual(['CA', 'US', 'JM']);
  });
});

describe('the old eight digits of Benin', () => {
  it.each(['+22997123456', '22997123456', '0022997123456', '97123456'])('%s gets its 01', (written) => {
    expect(readPhone(written, NOWHERE)).toMatchObject({
      e164: '+2290197123456',
      wasOld: true,
      state: 'fits',
    });
  });

  it('is shown as people write it', () => {
    expect(readPhone('+22997123456', NOWHERE)?.shown).toBe('+229 01 97 12 34 56');
  });
});

describe('a number without country code', () => {
  it.each([
    ['0197123456', 'BJ'],
    ['0707123456', 'CI'],
    ['771234567', 'SN'],
    ['08031234567', 'NG'],
    ['0612345678', 'FR'],
  ])('%s is taken to be of %s', (written, country) => {
    expect(readPhone(written, NOWHERE)).toMatchObject({ country, isCountryAssumed: true });
  });
});

describe('any digits', () => {
  it('are read without failing, with at most one plus sign', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{1,25}$/), (written) => {
        expect(readPhone(written, NOWHERE)?.e164 ?? '+0').toMatch(/^\+\d+$/);
      }),
    );
  });
});
