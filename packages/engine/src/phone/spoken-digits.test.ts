import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenDigits } from './spoken-digits.ts';

describe('a number in words', () => {
  it.each([
    ['zéro un quatre-vingt-dix-sept douze trente-quatre cinquante-six', '0197123456'],
    ['Zéro un, soixante et onze, vingt et un, quatre vingts, zéro neuf', '0171218009'],
    ['plus deux cent vingt-neuf zéro un quatre-vingt-seize zéro zéro onze vingt-deux', '+2290196001122'],
    ['+ deux cent vingt et un soixante-dix-sept cent vingt trois quarante-cinq dix', '+221771234510'],
    ['zero eight zero three double five one two three four five', '08035512345'],
    ['oh two four four, twelve, thirty four, fifty six', '0244123456'],
    ['septante-sept nonante quarante-cinq zéro zéro', '77904500'],
  ])('%s is %s', (written, digits) => {
    expect(spokenDigits(written)).toBe(digits);
  });

  it.each([
    'un ami de Cotonou',
    'envoyez deux mille francs',
    'sept',
    '',
    'zéro un 97 12 34 56',
    'un deux trois',
  ])('%s is none', (written) => {
    expect(spokenDigits(written)).toBeUndefined();
  });

  it('is read back from pairs of any digits, as people read them out', () => {
    const ENGLISH =
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
        ' ',
      );
    const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
    const told = (pair: number) => {
      if (pair < 10) return `zero ${ENGLISH[pair]}`;
      if (pair < 20) return ENGLISH[pair];
      return pair % 10 === 0 ? TENS[pair / 10] : `${TENS[Math.floor(pair / 10)]}-${ENGLISH[pair % 10]}`;
    };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 4, maxLength: 6 }), (pairs) => {
        const digits = pairs.map((pair) => String(pair).padStart(2, '0')).join('');
        expect(spokenDigits(pairs.map(told).join(', '))).toBe(digits);
      }),
    );
  });

  it('never fails, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(spokenDigits(text) ?? '0').toMatch(/^\+?\d+$/);
      }),
    );
  });
});
