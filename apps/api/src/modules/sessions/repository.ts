import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { accounts, sessions } from '../../db/schema/accounts.ts';
import type { AccountRow } from '../accounts/repository.ts';

export interface SessionsRepository {
  readonly add: (tokenHash: string, accountId: string, lifetimeSeconds: number) => Promise<void>;
  /** Whose session it is, while it lasts. */
  readonly accountOf: (tokenHash: string) => Promise<AccountRow | undefined>;
  readonly remove: (tokenHash: string) => Promise<void>;
  readonly removeOthers: (accountId: string, exceptTokenHash: string) => Promise<void>;
}

export function sessionsRepository(queries: Queries): SessionsRepository {
  return {
    add: async (tokenHash, accountId, lifetimeSeconds) => {
      const expiresAt = sql`now() + ${lifetimeSeconds} * interval '1 second'`;
      await queries.insert(sessions).values({ tokenHash, accountId, expiresAt });
      await queries.update(accounts).set({ lastUsedAt: sql`now()` }).where(eq(accounts.id, accountId));
    },
    accountOf: async (tokenHash) => {
      const rows = await queries
        .select({ account: accounts })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
      return rows[0]?.account;
    },
    remove: async (tokenHash) => {
      await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
    removeOthers: async (accountId, exceptTokenHash) => {
      await queries
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, exceptTokenHash)));
    },
  };
}
