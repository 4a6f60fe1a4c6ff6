import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What is known of a link, number or profile, under the keys that the engine derives from it. */
export const reputation = pgTable('reputation', {
  key: text().primaryKey(),
  /** Published reports by different people. */
  reports: integer().notNull().default(0),
  /** Whether a moderator has confirmed them. */
  confirmed: boolean().notNull().default(false),
  /** Whether a list of known scams names it. */
  listed: boolean().notNull().default(false),
  lastReportedAt: moment('last_reported_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
