import type { Names } from '@scamguard/content';
import { type SQL, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { searchVector } from './search-vector.ts';

/** The words of the names in all languages. */
const namesVector = () =>
  searchVector()
    .notNull()
    .generatedAlwaysAs(
      (): SQL => sql`jsonb_to_tsvector('public.scamguard', ${sql.identifier('names')}, '["string"]')`,
    );

export const scamTypes = pgTable('scam_types', {
  id: text().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  /** Place in the list. */
  position: integer().notNull(),
  search: namesVector(),
});

export const regions = pgTable('regions', {
  id: text().primaryKey(),
  /** ISO 3166-1, two letters. */
  country: text().notNull(),
  /** ISO 3166-2. */
  iso: text().notNull(),
  names: jsonb().$type<Names>().notNull(),
  position: integer().notNull(),
  search: namesVector(),
});
