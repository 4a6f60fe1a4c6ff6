import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CONTENT_LANGUAGES, loadLibrary } from '../library/index.ts';
import { TEXTS_FOLDER } from './texts-folder.ts';

const library = await loadLibrary(TEXTS_FOLDER);
const SITE_FILES = new URL('../../../../apps/web/public', import.meta.url);
const MOST_BYTES = 2_000;

test('every lesson has a picture and a title in each language in which lessons are written', () => {
  for (const language of CONTENT_LANGUAGES)
    for (const { id, title, imageUrl } of library.texts[language].modules)
      expect([title, imageUrl], id).toEqual([
        expect.any(String),
        expect.stringMatching(/^\/lessons\/[\w-]+\.svg$/),
      ]);
});

test('the pictures ship with the site, are light, hold no words and fetch nothing', async () => {
  const pictures = new Set(library.texts.fr.modules.map(({ imageUrl }) => imageUrl));
  expect(pictures.size).toBe(library.texts.fr.categories.length);
  for (const picture of pictures) {
    const drawing = await readFile(new URL(`.${picture}`, `${SITE_FILES}/`), 'utf8');
    expect(Buffer.byteLength(drawing), picture).toBeLessThan(MOST_BYTES);
    expect(drawing).not.toMatch(/<(?:text|image|script|style|use|foreignObject)\b|href|url\(/);
  }
});
