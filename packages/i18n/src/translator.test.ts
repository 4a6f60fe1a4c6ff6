import { expect, it } from 'vitest';
import { en } from './dictionaries/en.ts';
import { fr } from './dictionaries/fr.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from './languages.ts';
import { createTranslate, loadDictionary, type TranslationKey } from './translator.ts';

function pathsOf(dictionary: object, prefix = ''): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : pathsOf(value, `${prefix}${key}.`),
  );
}

const placeholdersOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

it('has a non-empty text for every key in every language, with the same placeholders', () => {
  const french = createTranslate('fr', fr);
  const english = createTranslate('en', en);
  for (const key of pathsOf(fr) as TranslationKey[]) {
    expect(french(key).trim(), `fr ${key}`).not.toBe('');
    expect(english(key), `en ${key}`).not.toBe(key);
    expect(placeholdersOf(english(key)), key).toEqual(placeholdersOf(french(key)));
  }
  expect(pathsOf(en).toSorted()).toEqual(pathsOf(fr).toSorted());
});

it('fills placeholders in', () => {
  expect(createTranslate('fr', fr)('result.communityMany', { count: 4 })).toBe('Signalé par 4 personnes.');
});

it('answers with the key itself when a text is missing', () => {
  expect(createTranslate('fr', fr)('nav.nothing' as TranslationKey)).toBe('nav.nothing');
});

it('loads each language by itself', async () => {
  expect(await loadDictionary('fr')).toBe(fr);
  expect(await loadDictionary('en')).toBe(en);
});

it('knows our language codes and no others', () => {
  expect(parseLanguage('en')).toBe('en');
  expect(parseLanguage(DEFAULT_LANGUAGE)).toBe('fr');
  for (const unknown of ['', 'EN', 'de', '__proto__', null, undefined]) {
    expect(parseLanguage(unknown)).toBeUndefined();
  }
});
