import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../steps/run.mjs';
import { PLACEHOLDERS } from './placeholders.mjs';

/** Folders whose texts visitors, or users of a package, may read. */
const FOLDERS = [
  'packages/i18n/src',
  'packages/ui/src',
  'packages/widgets/src',
  'apps/web/src',
  '.storybook/guides',
];
/** The same, file by file. */
const FILES = ['packages/widgets/build/elements.mjs', 'packages/widgets/README.md'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('nothing is left as `npm run new` wrote it for its author to replace', () => {
  expect(sources.length).toBeGreaterThan(500);
  const left = [...sources, ...FILES].filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return Object.values(PLACEHOLDERS).some((sentence) => text.includes(sentence));
  });
  expect(left).toEqual([]);
});
