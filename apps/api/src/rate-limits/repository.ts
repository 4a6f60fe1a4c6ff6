import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';

/** How often something has been done since its window began, this time included. */
export interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

export interface RateLimitsRepository {
  /** Counts once more, exactly, whatever number of instances count at the same time. */
  readonly count: (key: string, windowMs: number) => Promise<Count>;
  /** The count of the window that runs. Asking counts nothing. */
  readonly look: (key: string, windowMs: number) => Promise<Count | undefined>;
  readonly forget: (key: string) => Promise<void>;
}

export function rateLimitsRepository(queries: Queries): RateLimitsRepository {
  const told = {
    current: rateLimits.count,
    ttl: sql<number>`(extract(epoch from ${rateLimits.resetsAt} - now()) * 1000)::int`,
  };
  // One that ends later than a new one would was begun by a clock that has been set back since.
  const isOver = sql`(${rateLimits.resetsAt} <= now() or ${rateLimits.resetsAt} > excluded.resets_at)`;
  return {
    count: async (key, windowMs) => {
      const [row] = await queries
        .insert(rateLimits)
        .values({ key, count: 1, resetsAt: sql`now() + ${windowMs} * interval '1 millisecond'` })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning(told);
      return row ?? { current: 1, ttl: windowMs };
    },
    look: async (key, windowMs) => {
      const latestEnd = sql`now() + ${windowMs} * interval '1 millisecond'`;
      const isRunning = and(gt(rateLimits.resetsAt, sql`now()`), lte(rateLimits.resetsAt, latestEnd));
      const [row] = await queries
        .select(told)
        .from(rateLimits)
        .where(and(eq(rateLimits.key, key), isRunning));
      return row;
    },
    forget: async (key) => {
      await queries.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}
