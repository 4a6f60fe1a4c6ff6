import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { type OpinionRows, opinionsOf, removeOpinions } from './opinions.ts';

/** Keyed hashes of a browser's cookies, where it has them. */
export interface BrowserKeys {
  /** The hash of the cookie of votes and reviews. */
  readonly visitor: string | undefined;
  /** Of talks. */
  readonly owner: string | undefined;
}

export interface BrowserDataRepository {
  readonly find: (
    keys: BrowserKeys,
  ) => Promise<OpinionRows & { readonly talks: readonly (typeof conversations.$inferSelect)[] }>;
  /** @returns how much has gone. */
  readonly remove: (keys: BrowserKeys) => Promise<{ reviews: number; votes: number; talks: number }>;
}

export function browserDataRepository(queries: Queries): BrowserDataRepository {
  return {
    find: async ({ visitor, owner }) => {
      const opinions =
        visitor === undefined ? { reviews: [], votes: [] } : await opinionsOf(queries, visitor);
      const isThere = gt(conversations.expiresAt, sql`now()`);
      const talks =
        owner === undefined
          ? []
          : await queries
              .select()
              .from(conversations)
              .where(and(eq(conversations.owner, owner), isThere));
      return { ...opinions, talks };
    },
    remove: ({ visitor, owner }) =>
      queries.transaction(async (transaction) => {
        const opinions =
          visitor === undefined ? { reviews: 0, votes: 0 } : await removeOpinions(transaction, visitor);
        const talks =
          owner === undefined
            ? []
            : await transaction.delete(conversations).where(eq(conversations.owner, owner)).returning();
        return { ...opinions, talks: talks.length };
      }),
  };
}
