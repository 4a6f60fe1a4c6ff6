import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** The words of a text as PostgreSQL compares them. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Apostrophes, quotation marks, dashes, dots and blanks of printed texts. */
const PRINTED =
  '\u2019\u2018\u02BC\u2032\u00B4\u201C\u201D\u201E\u00AB\u00BB\u2039\u203A\u2013\u2014\u2026\u2022\u00B7\u00A0\u202F\u2009';

/**
 * A column's text in which the signs of printed texts part words, as in "d’été". In a database of the locale `C`, PostgreSQL takes
 * every sign beyond ASCII for a letter. It must not be a function of ours: a generated column is computed from immutable ones only.
 */
export const withPartedWords = (column: string): SQL =>
  sql`translate(${sql.identifier(column)}, ${sql.raw(`'${PRINTED}', '${' '.repeat(PRINTED.length)}'`)})`;
