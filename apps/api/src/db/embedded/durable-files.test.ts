import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../testing/scratch.ts';
import { openFolder } from './folder.ts';

const fsyncSync = vi.hoisted(() => vi.fn());
vi.mock(import('node:fs'), async (importFiles) => {
  const original = await importFiles();
  fsyncSync.mockImplementation(original.fsyncSync);
  return { ...original, fsyncSync };
});

let database: Awaited<ReturnType<typeof openFolder>>;
beforeAll(async () => {
  database = await openFolder(path.join(await emptyFolder(), 'db'));
  await database.exec('create table notes (id integer)');
});
afterAll(() => database.close().catch(() => undefined));

test('a commit is written to the disk before it is acknowledged, a question is not', async () => {
  fsyncSync.mockClear();
  await database.exec('insert into notes values (1)');
  expect(fsyncSync).toHaveBeenCalled();
  fsyncSync.mockClear();
  await database.query('select from notes');
  expect(fsyncSync).not.toHaveBeenCalled();
});
