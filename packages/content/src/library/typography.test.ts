import { describe, expect, test } from 'vitest';
import { bindSpaces, bindSpacesDeep } from './typography.ts';

describe('spaces are bound', () => {
  test.each([
    ['fr', 'Vrai ? Non !', 'Vrai\u00A0? Non\u00A0!'],
    ['fr', '« Oui »', '«\u00A0Oui\u00A0»'],
    ['fr', 'un ; deux : trois', 'un\u00A0; deux\u00A0: trois'],
    // As people write it in messages.
    [
      'fr',
      'Renvoyez 55 000 F et gardez 5 000 F.',
      'Renvoyez 55\u00A0000\u00A0F et gardez 5\u00A0000\u00A0F.',
    ],
    ['fr', '1 240 000 FCFA', '1\u00A0240\u00A0000\u00A0FCFA'],
    ['fr', '15 %', '15\u00A0%'],
    ['en', 'Really? No: 12,000 FCFA', 'Really? No: 12,000\u00A0FCFA'],
    ['fr', 'le 3 mars à 10 h', 'le 3 mars à 10 h'],
    ['fr', 'https://cnin.bj', 'https://cnin.bj'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(bindSpaces(text, language)).toBe(expected);
    expect(bindSpaces(expected, language)).toBe(expected);
  });

  test('in every string of a value, and nowhere else', () => {
    expect(bindSpacesDeep({ 'a ?': ['b ?', { c: 'd !' }], n: 3, no: null }, 'fr')).toEqual({
      'a ?': ['b\u00A0?', { c: 'd\u00A0!' }],
      n: 3,
      no: null,
    });
  });
});
