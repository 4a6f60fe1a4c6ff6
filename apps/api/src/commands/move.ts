import { Client } from 'pg';
import { openDatabase } from '../db/client.ts';
import { copyData } from '../db/copy-data.ts';
import { databaseSource } from '../db/database-source.ts';
import { openPostgres } from '../db/postgres.ts';
import type { DatabaseSource } from '../db/source.ts';
import { readSettings } from '../env.ts';

const USAGE = 'Usage: npm run move -- postgresql://user:password@host:5432/database';

/** `npm run move -- <address>`: copies what the embedded database holds to a PostgreSQL. */
try {
  const [address] = process.argv.slice(2);
  if (!address) throw new Error(USAGE);
  const target = await openPostgres(address);
  // Brings both up to the same version.
  await (await openDatabase(target)).close();
  const settings = readSettings({ ...process.env, DATABASE_URL: '' });
  await (await openDatabase(await databaseSource(settings))).close();
  const source = await databaseSource(settings);
  try {
    for (const { table, rows } of await copy(source, target)) process.stdout.write(`${table}: ${rows}\n`);
  } finally {
    await source.close();
  }
  process.stdout.write(
    `Moved. Start the server with this address as DATABASE_URL, and with the same DATA_DIR or SECRET: without its key nobody's reports and sessions are recognised.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function copy(source: DatabaseSource, target: DatabaseSource) {
  const from = new Client(source.client);
  const to = new Client(target.client);
  try {
    await from.connect();
    await to.connect();
    return await copyData(from, to);
  } finally {
    await from.end();
    await to.end();
  }
}
