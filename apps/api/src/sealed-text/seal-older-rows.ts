import { and, eq, getTableColumns, gt, isNotNull, notLike, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { SEALED_COLUMNS, type SealedTable } from './sealed-columns.ts';
import { placeOf } from './sealed-rows.ts';
import { SEALED_PREFIX, textSealer } from './sealer.ts';

const BATCH = 200;
const TABLES = Object.keys(SEALED_COLUMNS) as SealedTable[];

/**
 * Seals the texts that an older release has kept as they were written. A text is replaced only if it still stands as it was read.
 * So this may be ended at any moment, begun again, and run by several instances at once.
 *
 * @returns how many rows it has come to.
 */
export async function sealOlderRows(queries: Queries, secret: string, signal?: AbortSignal): Promise<number> {
  const { seal } = textSealer(secret);
  let rows = 0;
  for (const name of TABLES) {
    const { table } = SEALED_COLUMNS[name];
    const columns = columnsOf(name);
    const isOlder = or(
      ...columns.map(({ column }) => and(isNotNull(column), notLike(column, `${SEALED_PREFIX}%`))),
    );
    for (let after: string | undefined; ; ) {
      const batch = await queries
        .select({ id: table.id, ...Object.fromEntries(columns.map(({ key, column }) => [key, column])) })
        .from(table)
        .where(and(isOlder, after ? gt(table.id, after) : undefined))
        .orderBy(table.id)
        .limit(BATCH);
      for (const row of batch as Record<string, string | null>[]) {
        const id = String(row['id']);
        for (const { key, column } of columns) {
          const text = row[key];
          if (typeof text === 'string' && !text.startsWith(SEALED_PREFIX))
            await queries
              .update(table)
              .set({ [key]: seal(text, placeOf(name, key, id)) })
              .where(and(eq(table.id, id), eq(column, text)));
        }
        after = id;
      }
      rows += batch.length;
      if (batch.length < BATCH || signal?.aborted) break;
    }
  }
  return rows;
}

/** Whether a text stands there that another secret has sealed: nobody can read it with this one. */
export async function hasTextsOfAnotherSecret(queries: Queries, secret: string): Promise<boolean> {
  const { prefix } = textSealer(secret);
  for (const name of TABLES)
    for (const { column } of columnsOf(name)) {
      const found = await queries
        .select({ found: sql`1` })
        .from(SEALED_COLUMNS[name].table)
        .where(sql`starts_with(${column}, ${SEALED_PREFIX}) and not starts_with(${column}, ${prefix})`)
        .limit(1);
      if (found.length) return true;
    }
  return false;
}

function columnsOf(name: SealedTable) {
  const { table, columns } = SEALED_COLUMNS[name];
  const all = Object.entries(getTableColumns(table));
  return all
    .filter(([key]) => (columns as readonly string[]).includes(key))
    .map(([key, column]) => ({ key, column }));
}
