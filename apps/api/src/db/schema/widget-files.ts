import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The scripts for partners' pages of every build that this server has ever served, as they were. */
export const widgetFiles = pgTable(
  'widget_files',
  {
    /** Name of the build: `0.2.0-4f1c9a07`. */
    build: text().notNull(),
    /** Name of the file: `scamguard-verify.js`. */
    name: text().notNull(),
    /** What it holds, compressed with brotli. */
    brotli: bytes().notNull(),
    keptAt: moment('kept_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.build, table.name] })],
);
