import { appendFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/scratch.ts';
import { copiedTree } from './copied-tree.ts';

const LONG_AGO = new Date('2026-01-01');

/** A folder with files that were written long ago. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
    await utimes(path.join(folder, name), LONG_AGO, LONG_AGO);
  }
  return folder;
}

test('copies a folder, and then only what has changed', async () => {
  const from = await folderOf({ 'still/file': 'still', 'grows/file': 'a', goes: 'gone' });
  const to = path.join(await emptyFolder(), 'copy');
  const read = (name: string) => readFile(path.join(to, name), 'utf8');
  const tree = copiedTree(from, to);
  tree.update();
  expect([await read('still/file'), await read('grows/file'), await read('goes')]).toEqual([
    'still',
    'a',
    'gone',
  ]);
  expect(tree.bytes()).toBe('still'.length + 'a'.length + 'gone'.length);

  await writeFile(path.join(to, 'still/file'), 'mark');
  await appendFile(path.join(from, 'grows/file'), 'b');
  await mkdir(path.join(from, 'new/empty'), { recursive: true });
  await writeFile(path.join(from, 'new/file'), 'new');
  await rm(path.join(from, 'goes'));
  tree.update();
  expect([await read('still/file'), await read('grows/file'), await read('new/file')]).toEqual([
    'mark',
    'ab',
    'new',
  ]);
  expect(await readdir(to)).toEqual(['grows', 'new', 'still']);
  expect(await readdir(path.join(to, 'new'))).toEqual(['empty', 'file']);
});

test('copies again what was written so shortly before that the clock may hide a second write', async () => {
  const from = await folderOf({});
  const to = path.join(await emptyFolder(), 'copy');
  await writeFile(path.join(from, 'busy'), 'one');
  const tree = copiedTree(from, to);
  tree.update();
  await writeFile(path.join(to, 'busy'), 'mark');
  tree.update();
  expect(await readFile(path.join(to, 'busy'), 'utf8')).toBe('one');
});
