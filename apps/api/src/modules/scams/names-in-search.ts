import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/client.ts';
import { regions, scamTypes } from '../../db/schema/reference-data.ts';
import { scams } from '../../db/schema/scams.ts';

/** The kinds and regions that one word of a search names. */
interface Named {
  readonly kinds: readonly string[];
  readonly regions: readonly string[];
}

/**
 * The kinds and regions that each word names, in any language. Words that say nothing, such as "de", are left out.
 *
 * @param words each in its spellings, of which the first is what was written.
 */
export async function namesIn(
  queries: Queries,
  words: readonly (readonly string[])[],
): Promise<readonly Named[]> {
  const written = words.flatMap(([word]) => word ?? []);
  if (!written.length) return [];
  const { rows } = await queries.execute(sql`
    select array(select id from ${scamTypes} where ${scamTypes.search} @@ asked.query) as kinds,
      array(select id from ${regions} where ${regions.search} @@ asked.query) as regions
    from (
      select plainto_tsquery('public.scamguard', word) as query from unnest(${sql.param(written)}::text[]) as word
    ) as asked
    where numnode(asked.query) > 0`);
  return rows as unknown as Named[];
}

/** Whether a scam's kind or region is named by every one of these words. */
export function namedBy(named: readonly Named[]): SQL {
  if (!named.length || named.some(({ kinds, regions: places }) => !kinds.length && !places.length))
    return sql`false`;
  const each = named.map(({ kinds, regions: places }) =>
    or(isOneOf(scams.scamType, kinds), isOneOf(scams.region, places)),
  );
  return sql.join(each, sql` and `);
}

const isOneOf = (column: PgColumn, names: readonly string[]): SQL | undefined =>
  names.length ? sql`${column} = any(${sql.param(names)}::text[])` : undefined;
