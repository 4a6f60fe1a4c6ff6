import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isBorrowed } from './dictionaries/laid-over.ts';
import { completeLanguage, LANGUAGES } from './languages.ts';
import { languageOf, languageOfText } from './translated.ts';
import { loadTexts, translateInto } from './translator.ts';

/** The languages that are not complete, with the files of their own. */
const INCOMPLETE = LANGUAGES.flatMap(({ code, texts }) => (texts === 'everything' ? [] : [{ code, texts }]));

/** The letters that a language is written in. */
const lettersOf = (code: string): Promise<string> =>
  readFile(new URL(`dictionaries/${code}/letters.txt`, import.meta.url), 'utf8');

/** Words that only a French sentence has. */
const FRENCH = /(?<!\p{L})(vous|votre|vos|est|pour|avec|une|des|dans|lien|numéro|vérifier|et|les)(?!\p{L})/iu;
/** Names and what is written alike everywhere. */
const EVERYWHERE = /ScamGuard|WhatsApp|Facebook|\{\{\w+\}\}|https?:\S+/g;

function textsOf(dictionary: object): string[] {
  return Object.values(dictionary).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

async function read(language: string, name: string): Promise<string[]> {
  const file = (await import(`./dictionaries/${language}/${name}.ts`)) as { default: object };
  return textsOf(file.default);
}

describe.each(INCOMPLETE.filter(({ texts }) => texts.length > 0))(
  'what there is in $code',
  ({ code: language, texts }) => {
    it.each(texts)('%s: each sentence is whole in one language', async (name) => {
      const own = (await read(language, name)).filter((text) => !isBorrowed(text));
      expect(own.length).toBeGreaterThan(0);
      for (const text of own) expect(text).not.toMatch(FRENCH);
    });

    it.each(texts)('%s: is written in the letters of the language', async (name) => {
      const own = (await read(language, name)).filter((text) => !isBorrowed(text));
      const allowed = new Set((await lettersOf(language)).trim().normalize('NFD'));
      for (const text of own) {
        // Tones are marks over and under letters.
        const letters = text.replace(EVERYWHERE, '').toLowerCase().normalize('NFD').match(/\p{L}/gu) ?? [];
        expect(
          [...new Set(letters)].filter((letter) => !allowed.has(letter)),
          `${text} – are these letters missing in dictionaries/${language}/letters.txt?`,
        ).toEqual([]);
        expect(text, text).toBe(text.normalize('NFC'));
      }
    });
  },
);

it('the element around texts has the language of most of them', async () => {
  await loadTexts('yo', ['home']);
  await loadTexts('fon', ['verify', 'not-found']);
  expect(languageOf('yo', 'home')).toBe('yo');
  expect(languageOf('fon', 'verify')).toBe('fr');
  expect(languageOf('fon', 'not-found')).toBe('fr');
  expect(translateInto('fon')('result.band.medium')).toBe('Cɔ́ hwiɖée');
  expect(translateInto('fon')('result.band.high')).toBe('Danger');
  expect(languageOfText('fon', 'result.band.medium')).toBe('fon');
  expect(languageOfText('fon', 'result.band.high')).toBe('fr');
  expect(languageOfText('fon', 'notFound.home')).toBe('fr');
  expect(languageOfText('en', 'result.band.high')).toBe('en');
  expect(translateInto('fon')('notFound.home')).toBe("Retour à l'accueil");
});

it('numbers and dates are written as in the language beneath, since browsers and the server do not know the same languages', async () => {
  for (const { code } of INCOMPLETE) {
    await loadTexts(code, ['shell']);
    expect(translateInto(code)('site.locale')).toBe(completeLanguage(code));
  }
});

it('a French sentence is known as borrowed, an own one is not', async () => {
  await read('fon', 'home');
  expect(isBorrowed("NE SOYEZ PLUS JAMAIS LES VICTIMES D'ARNAQUES")).toBe(true);
  expect(isBorrowed('GBÉJÉ KPƆ́N')).toBe(false);
});
