import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { seed } from './seed.ts';
import type { DatabaseSource } from './source.ts';

/** Found beside this file and beside the bundle alike. */
const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** Any number that no other user of the database takes for an advisory lock: "scam" in ASCII. */
const LOCK = 0x73_63_61_6d;

/**
 * Brings the tables and the content in them up to date. Instances that start at the same time wait for each other:
 * the lock belongs to one connection, on which everything is done, and goes with it.
 */
export async function prepareDatabase(source: DatabaseSource): Promise<void> {
  const client = new Client(source.client);
  // An error between two queries reaches us through the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const database = drizzle(client);
    await migrate(database, { migrationsFolder: MIGRATIONS });
    await seed(database);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  } finally {
    await client.end();
  }
}
