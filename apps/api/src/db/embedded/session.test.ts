import { fsyncSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDataFolder } from '../../testing/databases.ts';
import { openFolder } from './folder.ts';
import { Session } from './session.ts';
import { Wire } from './wire.ts';

vi.mock(import('node:fs'), async (importFiles) => {
  const files = await importFiles();
  return { ...files, fsyncSync: vi.fn<typeof fsyncSync>(files.fsyncSync) };
});

let database: PGlite;
let session: Session;
let client: Client;

beforeAll(async () => {
  database = await openFolder(`${await freshDataFolder()}/db`);
  session = new Session(database);
  const connect = async () => {
    const { port1, port2 } = new MessageChannel();
    session.serve(port2);
    return port1;
  };
  client = new Client({ stream: () => new Wire(connect), user: 'postgres' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

test('a statement of our own runs between those of a client', async () => {
  expect(await session.runWhenIdle('CHECKPOINT')).toBe(true);
  expect(await session.runWhenIdle('VACUUM (ANALYZE)')).toBe(true);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('but never inside a client’s transaction, nor in one that has failed', async () => {
  await client.query('begin');
  expect(await session.runWhenIdle('VACUUM (ANALYZE)')).toBe(false);
  await client.query("insert into content_versions values ('ours', '1')");
  await client.query('commit');
  expect((await client.query("select from content_versions where collection = 'ours'")).rowCount).toBe(1);

  await client.query('begin');
  await expect(client.query('select nonsense')).rejects.toThrow();
  expect(await session.runWhenIdle('CHECKPOINT')).toBe(false);
  await client.query('rollback');
  expect(await session.runWhenIdle('CHECKPOINT')).toBe(true);
});

test('every acknowledged row has been handed to the disk, not only to the system', async () => {
  for (const number of [1, 2, 3]) {
    vi.mocked(fsyncSync).mockClear();
    await client.query('insert into content_versions values ($1, $2)', [`row ${number}`, '1']);
    expect(fsyncSync).toHaveBeenCalled();
  }
});
