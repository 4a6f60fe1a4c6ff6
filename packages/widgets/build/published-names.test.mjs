import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ELEMENTS } from './elements.mjs';

const PACKAGE = path.join(import.meta.dirname, '..');
const TAGS = Object.values(ELEMENTS).map(({ tagName }) => tagName);

/** Each is written by hand, and an element that it leaves out is missing for those who read only there. */
const PLACES = ['types/index.d.ts', 'types/react.d.ts', 'types/vue.d.ts', 'types/svelte.d.ts', 'README.md'];

test.each(PLACES)('%s names every element', async (place) => {
  const text = await readFile(path.join(PACKAGE, place), 'utf8');
  expect(TAGS.filter((tag) => !text.includes(`${tag}'`) && !text.includes(`<${tag}>`))).toEqual([]);
});

test('every element can be imported alone', async () => {
  const { exports } = JSON.parse(await readFile(path.join(PACKAGE, 'package.json'), 'utf8'));
  const files = Object.values(exports).map((entry) => entry.default);
  expect(files).toEqual(expect.arrayContaining(TAGS.map((tag) => `./dist/npm/${tag}.js`)));
});
