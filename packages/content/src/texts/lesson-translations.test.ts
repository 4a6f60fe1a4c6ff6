import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { CONTENT_LANGUAGES, LANGUAGES_OVER, loadLibrary } from '../library/index.ts';
import { TEXTS_FOLDER } from './texts-folder.ts';

const { texts } = await loadLibrary(TEXTS_FOLDER);
/** Names that are the same in every language. */
const NAMES = /WhatsApp|Facebook|mobile money|video/gi;
/** A title is read on a card, at 360 px. */
const LONGEST_TITLE = 70;

const lettersOf = (language: string) =>
  readFile(new URL(`../../../i18n/src/dictionaries/${language}/letters.txt`, import.meta.url), 'utf8');

const OVER = CONTENT_LANGUAGES.flatMap((beneath) =>
  LANGUAGES_OVER[beneath].map((language) => ({ beneath, language })),
);

describe.each(OVER)('what lessons are called in $language', ({ beneath, language }) => {
  const own = Object.values(texts[beneath].lessonTranslations).flatMap((each) => {
    const translations: Partial<Record<string, { title: string; description?: string | undefined }>> = each;
    return translations[language] ?? [];
  });

  test('is there', () => expect(own.length).toBeGreaterThan(0));

  test('is written in the letters of the language', async () => {
    const allowed = new Set((await lettersOf(language)).trim().normalize('NFD'));
    for (const { title, description = '' } of own) {
      const text = `${title} ${description}`;
      const letters = text.replace(NAMES, '').toLowerCase().normalize('NFD').match(/\p{L}/gu) ?? [];
      expect(
        letters.filter((letter) => !allowed.has(letter)),
        text,
      ).toEqual([]);
      expect(text).toBe(text.normalize('NFC'));
    }
  });

  test('is short, and said once', () => {
    const titles = own.map(({ title }) => title);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
