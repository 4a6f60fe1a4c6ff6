import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** How often something was done lately. The table is unlogged: quick, and empty again after a crash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The action and the person, the latter as a keyed hash. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.resetsAt)],
);
