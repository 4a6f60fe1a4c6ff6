import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** The piece that was handed over last, counted from 1: one that is handed over and not sent may have been taken. */
    handed: integer().notNull().default(0),
    /** Counts who has tried to answer, so that only the last of them may say that it has. */
    attempts: integer().notNull().default(0),
    /** When the person wrote, by the provider. */
    saidAt: moment('said_at').notNull(),
    /** Not before. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Until then, the instance that has taken it up is at work. Afterwards any instance may. */
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

/** The place in a dialled menu, so that a session that broke goes on there. It is kept for ten minutes. */
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

/** What waits for a person's yes: a voice message to be listened to, or the words that were heard in it. An hour. */
export const channelWaiting = pgTable(
  'channel_waiting',
  {
    /** As in `channel_messages`. */
    person: text().notNull(),
    /** `consent`: a machine may listen to their voice messages; `language`: what they speak. Both for the day of a talk. */
    kind: text({ enum: ['voice', 'heard', 'consent', 'language'] }).notNull(),
    /** Sealed. */
    what: text().notNull(),
    /** The message that took it up, so that it counts for no other; empty while it waits. */
    takenBy: text('taken_by').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.person, table.kind] })],
);

/** People who asked for alerts. Their address stands sealed as long as they want them. */
export const channelSubscribers = pgTable(
  'channel_subscribers',
  {
    /** As in `channel_messages`. */
    person: text().primaryKey(),
    channel: text().notNull(),
    /** Sealed: where alerts go. */
    address: text().notNull(),
    /** ISO 3166-1 alpha-2, or `ALL`. */
    country: text().notNull(),
    language: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('channel_subscribers_country').on(table.country)],
);

/** Alerts that have been sent, once, to the people who asked for them. */
export const channelBroadcasts = pgTable('channel_broadcasts', {
  alert: text().primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
