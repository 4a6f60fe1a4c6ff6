import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freshDataFolder, workerFile } from '../../testing/databases.ts';
import { isDatabaseAway } from '../away.ts';
import { openDatabase } from '../client.ts';
import { contentVersions } from '../schema/content-versions.ts';
import type { DatabaseSource } from '../source.ts';
import { openEmbedded } from './index.ts';

const threads: Worker[] = [];
vi.mock(import('./thread.ts'), async (importThread) => {
  const { startWorker, stopWorker } = await importThread();
  const startAndKeep: typeof startWorker = async (...options) => {
    const thread = await startWorker(...options);
    threads.push(thread);
    return thread;
  };
  return { startWorker: startAndKeep, stopWorker };
});

describe('the embedded database, through the client for PostgreSQL', () => {
  let source: DatabaseSource;
  let pool: Pool;
  beforeAll(async () => {
    source = await openEmbedded({ dataFolder: await freshDataFolder(), workerFile });
    pool = new Pool({ ...source.client, max: source.connections });
    pool.on('error', () => undefined);
    await pool.query('create table notes (id integer primary key, text text)');
  });
  afterAll(async () => {
    await pool.end();
    await source.close();
  });

  test('keeps what it is given: accents, symbols, nothing, and more than fits a message', async () => {
    const texts = ['Ouémé', '🙂 ɖ ɛ ɔ', '', null, 'x'.repeat(3_000_000)];
    for (const [id, text] of texts.entries())
      await pool.query('insert into notes values ($1, $2)', [id, text]);
    const { rows } = await pool.query<{ text: string }>('select text from notes order by id');
    expect(rows.map(({ text }) => text)).toEqual(texts);
  });

  test('answers many questions at once, each with its own answer', async () => {
    const questions = Array.from({ length: 200 }, (_, number) =>
      pool.query('select $1::int as number', [number]),
    );
    const answers = await Promise.all(questions);
    expect(answers.map(({ rows }) => rows[0].number)).toEqual(answers.map((_, number) => number));
  });

  test('tells PostgreSQL’s errors by their codes and goes on', async () => {
    await expect(pool.query('insert into notes values (1)')).rejects.toMatchObject({ code: '23505' });
    await expect(pool.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('undoes a transaction that fails', async () => {
    const failing = drizzle(pool).transaction(async (transaction) => {
      await transaction.execute(sql`insert into notes values (100, 'undone')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await pool.query('select from notes where id = 100')).rowCount).toBe(0);
  });

  test('undoes what an abandoned connection left open, and forgets its settings and locks', async () => {
    const lost = await pool.connect();
    await lost.query("set application_name = 'lost'");
    await lost.query('select pg_advisory_lock(7)');
    await lost.query('begin');
    await lost.query("insert into notes values (101, 'abandoned')");
    lost.release(true);
    expect((await pool.query('select from notes where id = 101')).rowCount).toBe(0);
    const { rows } = await pool.query(
      "select count(*)::int as locks from pg_locks where locktype = 'advisory'",
    );
    expect(rows).toEqual([{ locks: 0 }]);
    expect((await pool.query('show application_name')).rows).not.toEqual([{ application_name: 'lost' }]);
  });

  test('asks the disk to keep what it acknowledges', async () => {
    expect((await pool.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
    expect((await pool.query('show wal_sync_method')).rows).toEqual([{ wal_sync_method: 'fsync' }]);
  });
});

test('a database thread that dies fails what it was asked, and the next connection starts it again', async () => {
  const source = await openEmbedded({ dataFolder: await freshDataFolder(), workerFile });
  const first = new Client(source.client);
  first.on('error', () => undefined);
  await first.connect();
  await first.query("insert into content_versions values ('kept', '1')");
  const failed = expect(first.query('select pg_sleep(1)')).rejects.toThrow('has stopped');
  await threads.at(-1)?.terminate();
  await failed;

  const second = new Client(source.client);
  await second.connect();
  const { rows } = await second.query("select version from content_versions where collection = 'kept'");
  expect(rows).toEqual([{ version: '1' }]);
  await second.end();
  await source.close();
});

test('a database thread that dies inside a transaction loses nothing acknowledged, and requests work again', async () => {
  const dataFolder = await freshDataFolder();
  const database = await openDatabase(await openEmbedded({ dataFolder, workerFile }));
  const { queries } = database;
  const versions = () => queries.select().from(contentVersions);
  const before = await versions();
  await queries.insert(contentVersions).values({ collection: 'acknowledged', version: '1' });
  const cut = queries.transaction(async (transaction) => {
    await transaction.insert(contentVersions).values({ collection: 'unfinished', version: '1' });
    await threads.at(-1)?.terminate();
    await transaction.insert(contentVersions).values({ collection: 'never', version: '1' });
  });
  await expect(cut.catch(isDatabaseAway)).resolves.toBe(true);
  // It is being started again meanwhile, which takes longer than visitors are kept waiting.
  const answers = () => versions().then(Boolean, () => false);
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  await queries.insert(contentVersions).values({ collection: 'after', version: '1' });
  const names = (await versions()).map(({ collection }) => collection);
  expect(names.toSorted()).toEqual(
    [...before.map(({ collection }) => collection), 'acknowledged', 'after'].toSorted(),
  );
  await database.close();
});
