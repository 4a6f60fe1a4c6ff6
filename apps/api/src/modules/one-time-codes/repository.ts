import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { oneTimeCodes } from '../../db/schema/accounts.ts';

export type OneTimeCodeRow = typeof oneTimeCodes.$inferSelect;

export interface OneTimeCodesRepository {
  readonly add: (row: Omit<OneTimeCodeRow, 'expiresAt'>, lifetimeSeconds: number) => Promise<void>;
  /** Spends one try on a code that is still valid; undefined when there is none, or no try is left. */
  readonly spendTry: (
    key: Pick<OneTimeCodeRow, 'tokenHash' | 'purpose' | 'contact'>,
  ) => Promise<OneTimeCodeRow | undefined>;
  /** @returns whether it was there: of two that remove it at the same time, one only. */
  readonly remove: (tokenHash: string) => Promise<boolean>;
}

export function oneTimeCodesRepository(queries: Queries): OneTimeCodesRepository {
  return {
    add: async (row, lifetimeSeconds) => {
      const expiresAt = sql`now() + ${lifetimeSeconds} * interval '1 second'`;
      await queries.insert(oneTimeCodes).values({ ...row, expiresAt });
    },
    spendTry: async ({ tokenHash, purpose, contact }) => {
      const rows = await queries
        .update(oneTimeCodes)
        .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
        .where(
          and(
            eq(oneTimeCodes.tokenHash, tokenHash),
            eq(oneTimeCodes.purpose, purpose),
            eq(oneTimeCodes.contact, contact),
            gt(oneTimeCodes.triesLeft, 0),
            gt(oneTimeCodes.expiresAt, sql`now()`),
          ),
        )
        .returning();
      return rows[0];
    },
    remove: async (tokenHash) => {
      const removed = await queries
        .delete(oneTimeCodes)
        .where(eq(oneTimeCodes.tokenHash, tokenHash))
        .returning({ tokenHash: oneTimeCodes.tokenHash });
      return removed.length > 0;
    },
  };
}
