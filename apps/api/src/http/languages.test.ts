import { LANGUAGES } from '@scamguard/i18n/languages';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLanguage, answerLanguage } from './languages.ts';

describe('the language of an answer', () => {
  test.each([
    ['fr', 'fr'],
    ['EN-gb', 'en'],
    ['yo', 'fr'],
    // Pidgin lies over English.
    ['pcm', 'en'],
    ['pcm-NG', 'en'],
    ['wo', 'fr'],
    ['dyu', 'fr'],
    ['fon', 'fr'],
    ['de', undefined],
    ['', undefined],
  ])('%s is answered in %s', (tag, language) => expect(answerLanguage(tag)).toBe(language));
});

describe('Accept-Language', () => {
  test.each([
    ['en', 'en'],
    ['fr;q=0.3, en;q=0.9', 'en'],
    ['en;q=0, fr', 'fr'],
    ['en;q=0', undefined],
    ['de, en;q=0.2', 'en'],
    ['yo, en;q=0.9', 'yo'],
    ['dyu', 'di'],
    ['*', undefined],
    ['', undefined],
    ['en;q=nonsense', 'en'],
    ['fr-BJ,fr;q=0.9,en;q=0.8', 'fr'],
  ])('%s means %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

  test('whatever a stranger sends is read as one of the languages or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'enfrdyo-*,;q=.019 é') }), (header) => {
        expect([undefined, ...LANGUAGES.map(({ code }) => code)]).toContain(acceptedLanguage(header));
      }),
    );
  });
});
