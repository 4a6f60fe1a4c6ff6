import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** When a list of known scams was last read, by whichever instance; while one reads it, shortly before its next turn. */
export const threatLists = pgTable('threat_lists', {
  url: text().primaryKey(),
  readAt: moment('read_at').notNull(),
  /** How many keys it had when it was last taken whole. */
  size: integer(),
  /** How many keys it had when it was held; absent while it counts as it was read. */
  heldSize: integer('held_size'),
});

/** The entries of each list when it was last read, by the engine's keys, as `secrets/contact-keys.ts` hides them. */
export const threatListKeys = pgTable(
  'threat_list_keys',
  {
    url: text().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.url, table.key] }), index('threat_list_keys_key').on(table.key)],
);
