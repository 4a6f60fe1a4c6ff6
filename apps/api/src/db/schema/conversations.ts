import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The state of each visitor's interview. It holds the signs that were seen in the messages, and none of their words. */
export const conversations = pgTable(
  'conversations',
  {
    /** Keyed hash of the visitor's and the talk's ids and of the token that opens it. */
    key: text().primaryKey(),
    /** Keyed hash of that token alone, so that a browser finds its talks by its cookie; absent in talks of older releases. */
    owner: text(),
    /** Counts the steps, so that of two at the same time only one is taken. */
    turn: integer().notNull(),
    /** Plain JSON as text: what people paste may hold signs that PostgreSQL's JSON does not. */
    state: text().notNull(),
    /** The answer to the last message, for when it is asked again. */
    answer: text().notNull(),
    /** Ids of the last messages, newest first, with blanks between. */
    messageIds: text('message_ids').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('conversations_expiry').on(table.expiresAt),
    index('conversations_owner').on(table.owner),
  ],
);
