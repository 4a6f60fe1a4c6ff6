import { SECOND_FACTOR } from '@scamguard/contracts';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import type { Queries } from '../../db/client.ts';
import type { AccountRow } from '../../db/schema/accounts.ts';
import { accounts, sessions } from '../../db/schema/accounts.ts';

/** Long enough for a day's work; `remember` is for others. */
const MODERATORS_SECONDS = 12 * 60 * 60;

/** Whether this session has shown the account's second factor, ever or within the last ten minutes. */
export type Shown = 'none' | 'old' | 'fresh';

export interface SessionsRepository {
  readonly add: (tokenHash: string, accountId: string, lifetimeSeconds: number) => Promise<void>;
  /** The owner of a session, while it lasts. */
  readonly find: (
    tokenHash: string,
  ) => Promise<{ readonly account: AccountRow; readonly secondFactor: Shown } | undefined>;
  readonly markSecondFactor: (tokenHash: string) => Promise<void>;
  readonly remove: (tokenHash: string) => Promise<void>;
  readonly removeOthers: (accountId: string, exceptTokenHash: string) => Promise<void>;
}

export function sessionsRepository(queries: Queries): SessionsRepository {
  return {
    add: async (tokenHash, accountId, lifetimeSeconds) => {
      await queries.transaction(async (transaction) => {
        const [account] = await transaction
          .update(accounts)
          .set({ lastUsedAt: sql`now()` })
          .where(eq(accounts.id, accountId))
          .returning({ roles: accounts.roles });
        const isModerator = account?.roles.includes('moderator');
        const seconds = isModerator ? Math.min(lifetimeSeconds, MODERATORS_SECONDS) : lifetimeSeconds;
        const expiresAt = sql`now() + ${seconds} * interval '1 second'`;
        await transaction.insert(sessions).values({ tokenHash, accountId, expiresAt });
        if (isModerator) await audit(transaction, accountId, 'sign_in');
      });
    },
    find: async (tokenHash) => {
      const rows = await queries
        .select({
          account: accounts,
          secondFactor: sql<Shown>`case
            when ${sessions.secondFactorAt} is null then 'none'
            when ${sessions.secondFactorAt} between now() - ${SECOND_FACTOR.sudoSeconds} * interval '1 second' and now() then 'fresh'
            else 'old' end`,
        })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
      return rows[0];
    },
    markSecondFactor: async (tokenHash) => {
      await queries
        .update(sessions)
        .set({ secondFactorAt: sql`now()` })
        .where(eq(sessions.tokenHash, tokenHash));
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
