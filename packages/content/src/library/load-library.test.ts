import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEXTS_FOLDER } from '../texts/texts-folder.ts';
import { ContentError } from './content-error.ts';
import { loadLibrary } from './load-library.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  await cp(TEXTS_FOLDER, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

describe('the library', () => {
  test('is plain data', async () => {
    const library = await loadLibrary(folder);
    expect(JSON.parse(JSON.stringify(library))).toEqual(library);
  });

  test('has the same hash for the same texts, whatever the line ends', async () => {
    const { hash } = await loadLibrary(TEXTS_FOLDER);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await edit('fr/guide.md', (text) => text.replaceAll('\n', '\r\n'));
    await edit('en/tips.yaml', (text) => text.replaceAll('\n', '\r\n'));
    expect((await loadLibrary(folder)).hash).toBe(hash);
  });

  test('has another hash when one word changes', async () => {
    await edit('fr/tips.yaml', (text) => text.replace('Raccrochez', 'Coupez'));
    expect((await loadLibrary(folder)).hash).not.toBe((await loadLibrary(TEXTS_FOLDER)).hash);
  });

  test('teaches each category from easy to hard', async () => {
    const { modules } = (await loadLibrary(folder)).texts.fr;
    const inCategory = modules.filter(({ category }) => category === 'phishing').map(({ level }) => level);
    expect(inCategory).toEqual(['beginner', 'beginner', 'intermediate', 'advanced']);
    expect(modules.map(({ category }) => category).filter((id, at, all) => id !== all[at - 1])).toHaveLength(
      8,
    );
  });
});

test('keeps what lessons are called in other languages beside the lessons', async () => {
  const { texts } = await loadLibrary(TEXTS_FOLDER);
  expect(texts.fr.lessonTranslations['mobile-money']?.wo?.title).toBe('Xàmmee njuuj-njaaj ci mobile money');
  expect(texts.en.lessonTranslations['mobile-money']).toHaveProperty('pcm.title');
  expect(texts.en.lessonTranslations['mobile-money']).not.toHaveProperty('wo');
  expect(texts.fr.modules[0]).not.toHaveProperty('translations');
});

describe('refuses with a sentence that names the place', () => {
  const mistakes: [name: string, file: string, change: (text: string) => string, message: RegExp][] = [
    [
      'a level nobody knows',
      'fr/modules/mobile-money.md',
      (t) => t.replace('beginner', 'easy'),
      /^fr\/modules\/mobile-money\.md: level: /,
    ],
    [
      'a language that lies over the other one',
      'en/modules/mobile-money.md',
      (t) => t.replace('  pcm:', '  yo:'),
      /^en\/modules\/mobile-money\.md: translations: /,
    ],
    [
      'a field nobody knows',
      'fr/modules/mobile-money.md',
      (t) => t.replace('minutes:', 'seconds: 3\nminutes:'),
      /seconds/,
    ],
    [
      'a missing front matter',
      'en/guide.md',
      (t) => t.replace('---\n', ''),
      /^en\/guide\.md: begins with ---/,
    ],
    [
      'raw HTML',
      'fr/modules/mobile-money.md',
      (t) => `${t}\n<b>Attention</b>\n`,
      /mobile-money\.md: no html in our texts/,
    ],
    ['an image', 'fr/pages/terms.md', (t) => `${t}\n![x](/x.png)\n`, /terms\.md: no image/],
    ['a second title', 'en/pages/terms.md', (t) => `${t}\n# Title\n`, /second level/],
    [
      'a course that does not exist',
      'fr/modules/mobile-money.md',
      (t) => t.replace('mobile-money-wrong-transfer,', 'gone,'),
      /related gone does not exist/,
    ],
    [
      'a link to a course that does not exist',
      'en/guide.md',
      (t) => t.replace('(/learn/mobile-money-kiosk)', '(/learn/kiosk)'),
      /leads to \/learn\/kiosk, which does not exist/,
    ],
    [
      'a category that does not exist',
      'fr/practice.yaml',
      (t) => t.replace('category: other', 'category: gone'),
      /category gone does not exist/,
    ],
    [
      'a clue that is not in the message',
      'en/practice.yaml',
      (t) => t.replace('text: "I sent it by mistake"', 'text: "nothing like it"'),
      /"nothing like it" does not stand in the message/,
    ],
    [
      'a tip that one language lacks',
      'en/tips.yaml',
      (t) => t.replace('id: preuves', 'id: evidence'),
      /tips: only French has \{"id":"preuves"\}; tips: only English has/,
    ],
    [
      'a severity that differs',
      'en/alerts.yaml',
      (t) => t.replace('severity: danger', 'severity: info'),
      /alerts: only French has/,
    ],
    [
      'an id twice',
      'fr/tips.yaml',
      (t) => t.replace('id: preuves', 'id: parler'),
      /tips: parler stands twice/,
    ],
    [
      'a rating above 100',
      'fr/services/trusted.yaml',
      (t) => t.replace('rating: 96', 'rating: 196'),
      /services\/trusted\.yaml: 0\.rating/,
    ],
    ['a recording nobody knows', 'fr/audio.yaml', (t) => `${t}extra: "x"\n`, /audio\.yaml: .*extra/],
  ];

  test.each(mistakes)('%s', async (_name, file, change, message) => {
    const before = await readFile(join(folder, file), 'utf8');
    await edit(file, change);
    expect(await readFile(join(folder, file), 'utf8')).not.toBe(before);
    const failure = loadLibrary(folder);
    await expect(failure).rejects.toThrow(ContentError);
    await expect(failure).rejects.toThrow(message);
  });
});
