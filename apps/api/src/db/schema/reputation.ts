import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * The reputation of a link, number or profile, under the keys that the engine derives from it, as `secrets/contact-keys.ts` hides
 * them.
 */
export const reputation = pgTable(
  'reputation',
  {
    key: text().primaryKey(),
    /** Reports by different people. */
    reports: integer().notNull().default(0),
    /** Whether a moderator has confirmed them. */
    confirmed: boolean().notNull().default(false),
    /** Whether a list of known scams names it. */
    listed: boolean().notNull().default(false),
    lastReportedAt: moment('last_reported_at'),
    /** When the reports are too old to count; absent while they do not count at all. */
    countsUntil: moment('counts_until'),
    /** The clock's value when the row was last written. */
    change: bigint({ mode: 'number' }).notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('reputation_change').on(table.change)],
);

/**
 * One row that counts the changes of reputation. A writer of reputation holds it until the end of the transaction. So changes
 * become visible in the order of their numbers, and a reader who goes on from a number misses none.
 */
export const reputationClock = pgTable('reputation_clock', {
  id: smallint().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});
