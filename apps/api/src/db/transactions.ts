import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isDatabaseAway } from './away.ts';

/**
 * Transactions on connections of a pool. Drizzle's own keep a connection for ever when `begin` fails on it, and tell
 * of the `rollback` that failed in place of what went wrong before.
 */
export function poolTransactions(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let failure: { readonly error: unknown } | undefined;
    const remember = (error: unknown) => {
      failure ??= { error };
      throw failure.error;
    };
    try {
      return await drizzle(client)
        .transaction((transaction) => work(transaction).catch(remember), config)
        .catch(remember);
    } finally {
      client.release(failure !== undefined && isDatabaseAway(failure.error));
    }
  };
}
