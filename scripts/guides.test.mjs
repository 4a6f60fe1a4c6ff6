import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const STORIES = path.join(ROOT, 'packages/ui/src');
const GUIDES = path.join(ROOT, '.storybook/guides');

const filesIn = async (folder, ending) =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

/** The matches of a pattern in each file. */
async function foundIn(files, pattern) {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found));
}

const PAGES = /^ {2}title: '((?:Components|Patterns)\/[^']+)'/gm;
const GUIDED = /^ {2}'((?:Components|Patterns)\/[^']+)': \{/gm;

it('every component has a guide on its page, and every guide a component', async () => {
  const titles = await foundIn(await filesIn(STORIES, '.stories.tsx'), PAGES);
  const guided = await foundIn(await filesIn(GUIDES, '.ts'), GUIDED);
  expect(guided.toSorted()).toEqual([...new Set(titles)].toSorted());
});

it('every guide names only what there is as something else to take', async () => {
  const files = await filesIn(GUIDES, '.ts');
  const names = new Set((await foundIn(files, GUIDED)).map((title) => title.split('/')[1]));
  const lists = await foundIn(files, /instead: \[([^\]]+)\]/g);
  const unknown = lists
    .flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name))
    .filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
});

it('the most used components have two pictures, and every picture a guide', async () => {
  const drawn = await foundIn(await filesIn(GUIDES, '.tsx'), GUIDED);
  const guided = await foundIn(await filesIn(GUIDES, '.ts'), GUIDED);
  expect(drawn.filter((title) => !guided.includes(title))).toEqual([]);
  expect(drawn.length).toBeGreaterThanOrEqual(15);
});
