import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { reputation } from '../../db/schema/reputation.ts';

/** What the database knows under one key. */
export type Reputation = typeof reputation.$inferSelect;

export interface ReputationRepository {
  /** The rows of those keys that have one. */
  readonly find: (keys: readonly string[]) => Promise<Reputation[]>;
}

export function reputationRepository(queries: Queries): ReputationRepository {
  return {
    find: (keys) =>
      queries
        .select()
        .from(reputation)
        .where(sql`${reputation.key} = any(${sql.param(keys.filter(isStorable))})`),
  };
}

/** PostgreSQL has no text with a zero character, and refuses the whole question for one. */
const isStorable = (key: string) => !key.includes('\0');
