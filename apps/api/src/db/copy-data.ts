import type { Client } from 'pg';
import { StartError } from '../process/start-error.ts';

const BATCH = 500;

/**
 * Tables that are not copied. Every start writes their rows from the project's own files, or the rows are of use for minutes
 * only.
 */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'regions',
  'scam_types',
  'alerts',
  'tips',
  'categories',
  'modules',
  'services',
  'content_versions',
  'rate_limits',
]);
/** Have rows before anybody has used the database: the clock from the migrations, our scripts from a first start. The rows that are copied have all of it. */
const BEGUN: ReadonlySet<string> = new Set(['reputation_clock', 'widget_files']);

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/**
 * Copies all that visitors and moderators have left from one database of ours to another, which has our tables and
 * nothing in them. Everything arrives or nothing does.
 *
 * @throws {StartError} when the other database is in use, or is not as new.
 */
export async function copyData(from: Client, to: Client): Promise<readonly CopiedTable[]> {
  await from.query('begin isolation level repeatable read read only');
  await to.query('begin');
  try {
    const copied: CopiedTable[] = [];
    for (const table of await tablesInOrder(from)) {
      if (BEGUN.has(table)) await to.query(`delete from ${table}`);
      else await requireEmpty(to, table);
      copied.push({ table, rows: await copyTable(from, to, table) });
    }
    await to.query('commit');
    return copied;
  } catch (error) {
    await to.query('rollback');
    throw error;
  } finally {
    await from.query('rollback');
  }
}

/** Every table after those that its rows refer to. */
async function tablesInOrder(client: Client): Promise<readonly string[]> {
  const { rows: tables } = await client.query<{ name: string; refers: string[] }>(`
    select c.relname as name, array(
      select r.confrelid::regclass::text from pg_constraint r
      where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as refers
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  const waiting = tables.filter(({ name }) => !NOT_COPIED.has(name));
  const ordered: string[] = [];
  while (waiting.length) {
    const next = waiting.findIndex(({ refers }) =>
      refers.every((name) => NOT_COPIED.has(name) || ordered.includes(name)),
    );
    if (next < 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...waiting.splice(next, 1).map(({ name }) => name));
  }
  return ordered;
}

async function requireEmpty(client: Client, table: string): Promise<void> {
  const { rowCount } = await client.query(`select from ${table} limit 1`);
  if (rowCount)
    throw new StartError(
      `The database to move to is in use: its table ${table} is not empty. Name an empty one.`,
    );
}

/** Rows travel as JSON, written and read by PostgreSQL, which loses nothing of any type that we have. */
async function copyTable(from: Client, to: Client, table: string): Promise<number> {
  const { rows: columns } = await from.query<{ name: string; is_identity: 'YES' | 'NO' }>(
    `select column_name as name, is_identity from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await from.query(
    `declare moving cursor for select row_to_json(moved)::text as row from (select ${names} from ${table}) as moved`,
  );
  let copied = 0;
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${BATCH} from moving`);
    if (!rows.length) break;
    const inserted = await to.query(
      `insert into ${table} (${names}) overriding system value select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
    copied += inserted.rowCount ?? 0;
  }
  await from.query('close moving');
  for (const { name } of columns.filter((column) => column.is_identity === 'YES'))
    await to.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max("${name}"), 0) + 1, false) from ${table}`,
      [table, name],
    );
  return copied;
}
