import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataFolder, workerFile } from '../../testing/databases.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import type { DatabaseSource } from '../source.ts';
import { callHolder } from './folder-lock.ts';
import { openEmbedded } from './index.ts';
import { askForQuiet } from './quiesce.ts';

let folder: string;
let source: DatabaseSource;
let pool: Pool;
beforeAll(async () => {
  folder = await freshDataFolder();
  source = await openEmbedded({ dataFolder: folder, workerFile });
  pool = new Pool({ ...source.client, max: source.connections });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await source.close();
});

/** Begins a query, and tells what has happened in which order. */
function noting(order: string[], query: Promise<unknown>): Promise<void> {
  return query.then(() => void order.push('query'));
}

test('nobody’s folder needs no quiet', async () => {
  expect(await askForQuiet(await emptyFolder())).toBeUndefined();
});

test('a query waits until the quiet ends', async () => {
  const order: string[] = [];
  const quiet = await askForQuiet(folder);
  const query = noting(order, pool.query('select 1'));
  // Long enough for many queries.
  await askNobody();
  order.push('end');
  await quiet?.end();
  await query;
  expect(order).toEqual(['end', 'query']);
});

test('quiet waits for the transaction that is open', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query("insert into content_versions values ('open', '1')");
  const order: string[] = [];
  const asked = askForQuiet(folder).then((quiet) => {
    order.push('quiet');
    return quiet;
  });
  await askNobody();
  await noting(order, client.query('commit'));
  client.release();
  await (await asked)?.end();
  expect(order).toEqual(['query', 'quiet']);
});

test('a copier that dies while it is quiet stops nobody', async () => {
  const holder = await callHolder(folder);
  holder?.write('be quiet');
  await new Promise((resolve) => holder?.once('data', resolve));
  const order: string[] = [];
  const query = noting(order, pool.query('select 1'));
  order.push('death');
  holder?.destroy();
  await query;
  expect(order).toEqual(['death', 'query']);
});

test('who says nothing, or nonsense, is not listened to', async () => {
  for (const words of [undefined, 'go away', 'be quiet be quiet']) {
    const holder = await callHolder(folder);
    const closed = new Promise((resolve) => holder?.once('close', resolve));
    if (words) holder?.write(words);
    else holder?.destroy();
    await closed;
  }
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a copy during which the holder stops is told that it is worth nothing', async () => {
  const other = await freshDataFolder();
  const holder = await openEmbedded({ dataFolder: other, workerFile });
  const quiet = await askForQuiet(other);
  await holder.close();
  await expect(quiet?.end()).rejects.toThrow('did not let its database stand still');
});

/** Takes as long as another embedded database needs to answer. */
async function askNobody(): Promise<void> {
  const other = await openEmbedded({ dataFolder: await freshDataFolder(), workerFile });
  const client = new Client(other.client);
  await client.connect();
  await client.query('select 1');
  await client.end();
  await other.close();
}
