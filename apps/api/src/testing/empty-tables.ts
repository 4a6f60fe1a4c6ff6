import { Client } from 'pg';
import type { DatabaseSource } from '../db/source.ts';

/** As a replica, PostgreSQL runs no triggers: of the log that cannot be changed, either. */
const EMPTY_TABLES = `
  set session_replication_role = replica;
  do $$
  declare
    candidate text;
    has_rows boolean;
    used text[];
  begin
    for candidate in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
      execute 'select exists (select from ' || candidate || ')' into has_rows;
      if has_rows then used := used || candidate; end if;
    end loop;
    if used is not null then
      execute 'truncate ' || array_to_string(used, ', ') || ' restart identity cascade';
    end if;
  end $$`;

/** Takes all rows from a database that is up to date; opening it writes its content again. */
export async function emptyTables(source: DatabaseSource): Promise<void> {
  const client = new Client(source.client);
  await client.connect();
  await client.query(EMPTY_TABLES);
  await client.end();
}
