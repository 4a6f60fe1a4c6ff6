import { Client } from 'pg';
import { openEmbedded } from '../db/embedded/index.ts';

/**
 * A process that writes into the embedded database of a folder until it is killed, and tells each row once it is acknowledged.
 *
 * Usage: write-notes.mjs DATA_FOLDER WORKER_FILE FIRST_NUMBER
 */
const [dataFolder = '', workerFile = '', first = '0'] = process.argv.slice(2);
const source = await openEmbedded({ dataFolder, workerFile: new URL(workerFile) });
const client = new Client(source.client);
await client.connect();
await client.query('create table if not exists notes (id integer primary key, text text)');
for (let id = Number(first); ; id += 1) {
  await client.query('insert into notes values ($1, repeat($2, 2000))', [id, 'ɖ']);
  process.send?.(id);
}
