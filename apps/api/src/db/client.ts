import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartError } from '../start-error.ts';
import { prepareDatabase } from './prepare.ts';
import type { DatabaseSource } from './source.ts';

/** What repositories ask. */
export type Queries = NodePgDatabase;

/** An open database with its tables and content in place. */
export interface Database {
  readonly engine: DatabaseSource['engine'];
  readonly queries: Queries;
  /** Waits for what is running, writes everything down, gives the place back. */
  readonly close: () => Promise<void>;
}

/** Limits, in milliseconds, after which a query fails rather than keeps a visitor waiting. */
const LIMITS = { connectionTimeoutMillis: 3_000, statement_timeout: 10_000, query_timeout: 12_000 } as const;

/**
 * Opens what a source offers; on failure the source is closed again.
 *
 * @throws {StartError} when the tables or what stands in them cannot be made or brought up to date.
 */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  try {
    await prepareDatabase(source);
  } catch (error) {
    await source.close();
    if (error instanceof StartError) throw error;
    throw source.explain(error instanceof DrizzleQueryError ? error.cause : error);
  }
  const pool = new Pool({ ...source.client, ...LIMITS, max: source.connections, keepAlive: true });
  // A connection that breaks while idle is replaced by the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return {
    engine: source.engine,
    queries: drizzle(pool),
    close: async () => {
      await pool.end();
      await source.close();
    },
  };
}
