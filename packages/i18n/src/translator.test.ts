import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { TextsName } from './dictionaries/index.ts';
import { isBorrowed } from './dictionaries/laid-over.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage } from './languages.ts';
import { isTranslated, languageOf } from './translated.ts';
import { hasTexts, loadTexts, type TranslationKey, translateInto } from './translator.ts';

const folder = new URL('./dictionaries/', import.meta.url);
const namesIn = async (language: string) =>
  (await readdir(new URL(`${language}/`, folder)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));

async function read(language: string, name: string): Promise<object> {
  const file = (await import(new URL(`${language}/${name}.ts`, folder).href)) as { default: object };
  return file.default;
}

function textsOf(dictionary: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

const placeholdersOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

it.each(LANGUAGES)(
  'has a non-empty text for every key in $code, with the French placeholders',
  async ({ code }) => {
    for (const name of await namesIn(code)) {
      const french = textsOf(await read('fr', name));
      const texts = new Map(textsOf(await read(code, name)));
      expect([...texts.keys()].toSorted(), name).toEqual(french.map(([key]) => key).toSorted());
      for (const [key, text] of french) {
        expect(texts.get(key)?.trim(), key).not.toBe('');
        expect(placeholdersOf(texts.get(key) ?? ''), key).toEqual(placeholdersOf(text));
      }
    }
  },
);

it.each(LANGUAGES)('says of $code exactly what it has', async ({ code, texts: listed }) => {
  if (listed === 'everything') return expect(await namesIn(code)).toEqual(await namesIn('fr'));
  const there = await namesIn(code);
  for (const name of await namesIn('fr')) {
    if (name === 'widgets') continue; // They are not fetched by name: widgets take them in while they are built.
    // A file may still be all French. It is there for its future translator.
    const texts = there.includes(name) ? textsOf(await read(code, name)) : [];
    const hasOwn = texts.some(([, text]) => !isBorrowed(text));
    expect(isTranslated(code, name as TextsName), name).toBe(hasOwn);
  }
});

it('gives every section to one file only', async () => {
  const sections = (await Promise.all((await namesIn('fr')).map((name) => read('fr', name)))).flatMap(
    Object.keys,
  );
  expect(new Set(sections).size).toBe(sections.length);
});

it('loads only what is asked for, and fills placeholders in', async () => {
  expect(hasTexts('fr', ['verify'])).toBe(false);
  await loadTexts('fr', ['verify']);
  expect(hasTexts('fr', ['verify'])).toBe(true);
  expect(hasTexts('en', ['verify'])).toBe(false);
  expect(translateInto('fr')('result.communityMany', { count: 4 })).toBe('Signalé par 4 personnes.');
});

it('answers with the key itself when a text is missing', () => {
  expect(translateInto('en')('nav.nothing' as TranslationKey)).toBe('nav.nothing');
});

it('says which language a text is really in', () => {
  expect(languageOf('en', 'shell')).toBe('en');
});

it('knows our language codes and no others', () => {
  expect(parseLanguage('en')).toBe('en');
  expect(parseLanguage(DEFAULT_LANGUAGE)).toBe('fr');
  for (const unknown of ['', 'EN', 'de', '__proto__', null, undefined]) {
    expect(parseLanguage(unknown)).toBeUndefined();
  }
});
