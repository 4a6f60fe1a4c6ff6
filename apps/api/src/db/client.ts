import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { withTimeLimit } from '../limits/time-limit.ts';
import { StartError } from '../process/start-error.ts';
import { prepareDatabase } from './prepare.ts';
import { PromptClient } from './prompt-client.ts';
import type { DatabaseSource } from './source.ts';
import { TracedPool } from './traced-pool.ts';
import { poolTransactions } from './transactions.ts';

/** What repositories ask. */
export type Queries = NodePgDatabase;

/** Writes that are done together or not at all. */
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];

/** An open database with its tables and content in place. */
export interface Database {
  readonly engine: DatabaseSource['engine'];
  readonly queries: Queries;
  /** Of the pool: at work, open and free, and questions that wait for one. */
  readonly connections: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>;
  /** Waits for what is running, writes everything down, gives the place back. */
  readonly close: () => Promise<void>;
}

/** How a pool is now. */
export const connectionsOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Limits, in milliseconds, after which a query fails rather than keeps a visitor waiting, and a farewell is cut off. */
const LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  close: 5_000,
};
export type Limits = typeof LIMITS;

/** An idle connection whose network has gone is noticed by the system after this and a few probes. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Opens what a source offers; on failure the source is closed again.
 *
 * @throws {StartError} when the tables or what stands in them cannot be made or brought up to date.
 */
export async function openDatabase(source: DatabaseSource, limits: Partial<Limits> = {}): Promise<Database> {
  try {
    await prepareDatabase(source);
  } catch (error) {
    await source.close();
    if (error instanceof StartError) throw error;
    throw source.explain(error instanceof DrizzleQueryError ? error.cause : error);
  }
  const { close, ...waits } = { ...LIMITS, ...limits };
  const pool = new TracedPool({
    ...source.client,
    ...waits,
    ...KEEP_ALIVE,
    max: source.connections,
    Client: PromptClient,
  });
  // A connection that breaks while idle is replaced by the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return {
    engine: source.engine,
    connections: () => connectionsOf(pool),
    queries: Object.assign(drizzle(pool), { transaction: poolTransactions(pool) }),
    close: async () => {
      // Over a network that is cut, no farewell is ever answered.
      await withTimeLimit(pool.end(), close).catch(() => undefined);
      await source.close();
    },
  };
}
