import { gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { reputation, reputationClock } from '../../db/schema/reputation.ts';

/** The database's knowledge under one key. */
export type Reputation = typeof reputation.$inferSelect;

export interface ReputationRepository {
  /** The rows of those keys that have one. */
  readonly find: (keys: readonly string[]) => Promise<Reputation[]>;
  /** The number of the last change. */
  readonly clock: () => Promise<number>;
  /** How many keys have a row. */
  readonly count: () => Promise<number>;
  /** Rows in the order of their keys, from the one after this. */
  readonly rowsAfter: (key: string, limit: number) => Promise<Reputation[]>;
  /** The rows that were written after this change, in the order of writing. */
  readonly changedSince: (change: number) => Promise<Reputation[]>;
}

export function reputationRepository(queries: Queries): ReputationRepository {
  return {
    find: (keys) =>
      queries
        .select()
        .from(reputation)
        .where(sql`${reputation.key} = any(${sql.param(keys.filter(isStorable))})`),
    clock: async () => (await queries.select().from(reputationClock))[0]?.value ?? 0,
    count: () => queries.$count(reputation),
    rowsAfter: (key, limit) =>
      queries.select().from(reputation).where(gt(reputation.key, key)).orderBy(reputation.key).limit(limit),
    changedSince: (change) =>
      queries.select().from(reputation).where(gt(reputation.change, change)).orderBy(reputation.change),
  };
}

/** PostgreSQL has no text with a zero character, and refuses the whole question for one. */
const isStorable = (key: string) => !key.includes('\0');
