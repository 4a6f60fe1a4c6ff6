import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Events that partners may want to be told of. An event is written together with the change that it tells of, or not at all. It
 * is kept for thirty days.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** `msg_…`: the `webhook-id` of every attempt, by which a receiver knows what it has had already. */
    id: text().primaryKey(),
    type: text()
      .$type<'report.published' | 'alert.published' | 'threats.changed' | 'webhook.test'>()
      .notNull(),
    /** The id of the scam or of the alert. The text about it is read when the call is sent. Empty for an event without an id. */
    about: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_events_created_at').on(table.createdAt)],
);

/** Since when a partner is told of a kind of event: nothing that was before is sent. */
export const webhookSubscribers = pgTable(
  'webhook_subscribers',
  {
    name: text().notNull(),
    type: text().notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.type] })],
);

/** The calls that are owed to each partner, and how they went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    event: text()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    subscriber: text().notNull(),
    state: text().$type<'owed' | 'sent' | 'dropped' | 'failed'>().notNull().default('owed'),
    /** Counts who has tried, so that only the last of them may say how it went. */
    attempts: integer().notNull().default(0),
    /** Not before. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Until then, the instance that has taken it up is at work. Afterwards any instance may. */
    heldUntil: moment('held_until'),
    /** Why the last attempt was none: a status or a few words, nothing that the receiver wrote. */
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.subscriber] }),
    index('webhook_deliveries_owed').on(table.subscriber, table.dueAt).where(sql`${table.state} = 'owed'`),
  ],
);

/** How the list of confirmed threats looked when it was last compared, by whichever instance. */
export const webhookWatch = pgTable('webhook_watch', {
  list: text().primaryKey(),
  fingerprint: text().notNull(),
  checkedAt: moment('checked_at').notNull().defaultNow(),
});
