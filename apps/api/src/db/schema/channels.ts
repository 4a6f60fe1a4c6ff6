import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Every message that came by a channel, once: whatever a provider repeats and however many instances hear it. What was written, and to
 * whom the answer goes, stands here sealed, and only while an answer is owed.
 */
export const channelMessages = pgTable(
  'channel_messages',
  {
    /** Keyed hash of the channel and the provider's id of the message. */
    key: text().primaryKey(),
    channel: text().notNull(),
    /** Keyed hash of the channel and the provider's id of the person. */
    person: text().notNull(),
    state: text({ enum: ['owed', 'done'] }).notNull(),
    /** Sealed JSON; absent once nothing is owed. */
    incoming: text(),
    /** Sealed JSON of what is sent, once it is known; absent once it was sent. */
    outgoing: text(),
    /** How much of it the provider has taken. */
    sent: integer().notNull().default(0),
    /** Counts who has tried to answer, so that only the last of them may say that it has. */
    attempts: integer().notNull().default(0),
    /** When the person wrote, by the provider. */
    saidAt: moment('said_at').notNull(),
    /** Not before. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Until then whoever has taken it up is at work; afterwards anybody may. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('channel_messages_owed').on(table.dueAt).where(sql`${table.state} = 'owed'`),
    index('channel_messages_person').on(table.person),
    index('channel_messages_created_at').on(table.createdAt),
  ],
);

/** People who said STOP on a channel: nothing is sent to them until they say that it may be. */
export const channelStops = pgTable('channel_stops', {
  /** As in `channel_messages`. */
  person: text().primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Where a dialled menu was, so that a session that broke goes on there. Ten minutes. */
export const channelPlaces = pgTable('channel_places', {
  person: text().primaryKey(),
  /** Keyed hash of the session that runs. */
  session: text().notNull(),
  /** What had been dialled before this session: keys and a sealed number at the most. */
  base: text().notNull(),
  /** What has been dialled in all. */
  path: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});
