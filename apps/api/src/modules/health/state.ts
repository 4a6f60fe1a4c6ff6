import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { readSeldom } from '../../db/read-seldom.ts';
import { rateLimits } from '../../db/schema/rate-limits.ts';
import { withTimeLimit } from '../../limits/time-limit.ts';

/** What works at this moment. */
export interface DatabaseState {
  readonly isReachable: boolean;
  readonly isWritable: boolean;
}

/** A watchdog that asks wants an answer, not patience. */
const LONGEST_WAIT_MS = 1_000;
/** However many watchdogs ask how often, the database is asked once in this time. */
const AGE_MS = 2_000;
const KEY = 'health';

/**
 * Tries a small write, and only where that fails a read.
 *
 * @param hasRoom whether larger writes find room too.
 */
export function databaseState(
  queries: Queries,
  hasRoom: () => Promise<boolean>,
): () => Promise<DatabaseState> {
  // A write that hangs is waited for by the next question too: each of its own would take one more connection.
  const write = oneAtATime(() =>
    // The table of limits, because its rows are of use for minutes only.
    queries
      .insert(rateLimits)
      .values({ key: KEY, count: 0, resetsAt: sql`now()` })
      .onConflictDoUpdate({ target: rateLimits.key, set: { resetsAt: sql`now()` } }),
  );
  const read = oneAtATime(() => queries.execute(sql`select 1`));
  return readSeldom(async () => {
    const isWritten = await worksInTime(write());
    const isWritable = isWritten && (await hasRoom());
    return { isWritable, isReachable: isWritten || (await worksInTime(read())) };
  }, AGE_MS);
}

function oneAtATime(work: () => PromiseLike<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  return () => {
    running ??= (async () => work())().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function worksInTime(work: Promise<unknown>): Promise<boolean> {
  return withTimeLimit(work, LONGEST_WAIT_MS).then(
    () => true,
    () => false,
  );
}
