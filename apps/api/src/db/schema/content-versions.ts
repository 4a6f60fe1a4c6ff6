import { pgTable, text } from 'drizzle-orm/pg-core';

/** Which content was last written to the tables that are filled from files. */
export const contentVersions = pgTable('content_versions', {
  collection: text().primaryKey(),
  /** Hash of the content. */
  version: text().notNull(),
});
