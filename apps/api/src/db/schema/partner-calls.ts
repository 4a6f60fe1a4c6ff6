import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often the widgets on a partner's site have made a call, by day. */
export const partnerCalls = pgTable(
  'partner_calls',
  {
    day: date().notNull(),
    partner: text().notNull(),
    call: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.partner, table.call] })],
);
