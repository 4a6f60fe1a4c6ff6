import { Client } from 'pg';
import type { DatabaseSource } from '../db/source.ts';

const REMEMBER = `
  create schema first_state;
  do $$
  declare
    name text;
    has_rows boolean;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from %I)', name) into has_rows;
      if has_rows then execute format('create table first_state.%1$I as table public.%1$I', name); end if;
    end loop;
  end $$`;

/** As a replica, PostgreSQL runs no triggers: not those of the log that cannot be changed, either. */
const BRING_BACK = `
  set session_replication_role = replica;
  do $$
  declare
    name text;
    has_rows boolean;
    used text[];
    names text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from %I)', name) into has_rows;
      if has_rows then used := used || quote_ident(name); end if;
    end loop;
    execute 'truncate ' || array_to_string(used, ', ') || ' restart identity cascade';
    for name in select tablename from pg_tables where schemaname = 'first_state' loop
      select string_agg(quote_ident(column_name), ', ') into names from information_schema.columns
        where table_schema = 'public' and table_name = name and is_generated = 'NEVER';
      execute format('insert into %1$I (%2$s) select %2$s from first_state.%1$I', name, names);
    end loop;
  end $$`;

/** Keeps a copy of the rows that a database has now, before tests write to it. */
export const rememberFirstState = (source: DatabaseSource) => run(source, REMEMBER);

/** Gives every table the rows again that were remembered, and no others. */
export const bringBackFirstState = (source: DatabaseSource) => run(source, BRING_BACK);

async function run(source: DatabaseSource, statements: string): Promise<void> {
  const client = new Client(source.client);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
