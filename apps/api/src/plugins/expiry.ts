import { lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import fp from 'fastify-plugin';
import type { Queries } from '../db/client.ts';
import { oneTimeCodes, sessions } from '../db/schema/accounts.ts';
import { conversations } from '../db/schema/conversations.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';

const HOUR_MS = 60 * 60_000;

/** Until when each row of a table is of use. */
const LIFETIMES: readonly (readonly [PgTable, PgColumn])[] = [
  [sessions, sessions.expiresAt],
  [oneTimeCodes, oneTimeCodes.expiresAt],
  [rateLimits, rateLimits.resetsAt],
  [conversations, conversations.expiresAt],
];

/** Removes what is no longer of use. */
export async function removeExpired(queries: Queries): Promise<void> {
  for (const [table, end] of LIFETIMES) await queries.delete(table).where(lt(end, sql`now()`));
}

export interface ExpiryOptions {
  readonly queries: Queries;
}

/** Removes every hour what is no longer of use; nobody's answer depends on it. */
export const expiry = fp<ExpiryOptions>(async (app, { queries }) => {
  const timer = setInterval(() => {
    removeExpired(queries).catch((err) => app.log.warn({ err }, 'Expired rows stay for another hour'));
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
