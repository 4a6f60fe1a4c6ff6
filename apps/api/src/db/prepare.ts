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

/** Brings the tables and the content in them up to date. Instances that start at the same time wait for each other. */
export async function prepareDatabase(source: DatabaseSource): Promise<void> {
  await onConnection(source, (client) =>
    inTurn(source, async () => {
      const database = drizzle(client);
      await migrate(database, { migrationsFolder: MIGRATIONS });
      await seed(database);
    }),
  );
}

/**
 * Waits for the other instances. The lock belongs to a transaction, on a connection of its own. A pool may lend connections by
 * the transaction: behind it, a lock of the session would stay with a connection that somebody else gets.
 */
async function inTurn(source: DatabaseSource, work: () => Promise<void>): Promise<void> {
  // The folder of an embedded database is one process's alone.
  if (source.engine === 'pglite') return work();
  await onConnection(source, async (client) => {
    await client.query('begin');
    // A pool may limit how long statements take; others may take longer to make their tables.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await work();
    await client.query('commit');
  });
}

async function onConnection(source: DatabaseSource, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(source.client);
  // An error between two queries reaches us through the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
