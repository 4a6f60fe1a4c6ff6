import type { Names } from '@scamguard/content';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const scamTypes = pgTable('scam_types', {
  id: text().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  /** Place in the list. */
  position: integer().notNull(),
});

export const regions = pgTable('regions', {
  id: text().primaryKey(),
  /** ISO 3166-1, two letters. */
  country: text().notNull(),
  /** ISO 3166-2. */
  iso: text().notNull(),
  names: jsonb().$type<Names>().notNull(),
  position: integer().notNull(),
});
