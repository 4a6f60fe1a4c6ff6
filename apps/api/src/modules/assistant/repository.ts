import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';

/** An interview as it is kept. */
export interface StoredConversation {
  readonly turn: number;
  readonly state: string;
  readonly answer: string;
  readonly messageIds: string;
  /** Keyed hash of the token that opens it; absent in talks of older releases. */
  readonly owner: string | null;
}

export interface ConversationsRepository {
  /** The row under a key, while it lasts. */
  readonly find: (key: string) => Promise<StoredConversation | undefined>;
  /**
   * Keeps the next step for 24 hours more.
   *
   * @returns false when somebody else has taken that step meanwhile.
   */
  readonly keep: (key: string, next: StoredConversation) => Promise<boolean>;
  readonly forget: (key: string) => Promise<void>;
}

/** How long a talk is kept after its last message. Source: design, privacy. */
export const TALK_SECONDS = 86_400;
const lifetime = sql`now() + ${TALK_SECONDS} * interval '1 second'`;

export function conversationsRepository(queries: Queries): ConversationsRepository {
  return {
    find: async (key) => {
      const rows = await queries
        .select()
        .from(conversations)
        .where(and(eq(conversations.key, key), gt(conversations.expiresAt, sql`now()`)));
      return rows[0];
    },
    keep: async (key, { turn, ...next }) => {
      const values = { ...next, turn, expiresAt: lifetime };
      const rows = await queries
        .insert(conversations)
        .values({ key, ...values })
        .onConflictDoUpdate({
          target: conversations.key,
          set: values,
          // The first step may also take the place of a talk that has expired.
          setWhere: turn === 1 ? sql`${conversations.expiresAt} <= now()` : eq(conversations.turn, turn - 1),
        })
        .returning({ key: conversations.key });
      return rows.length > 0;
    },
    forget: async (key) => {
      await queries.delete(conversations).where(eq(conversations.key, key));
    },
  };
}
