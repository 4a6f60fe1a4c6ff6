import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/client.ts';
import { openEmbedded } from '../db/embedded/index.ts';
import { openPostgres } from '../db/postgres.ts';
import type { DatabaseSource } from '../db/source.ts';
import { bringBackFirstState, rememberFirstState } from './first-state.ts';
import { emptyFolder } from './scratch.ts';

/** The built thread of the embedded database. */
export const workerFile = new URL('../../dist/database-worker.js', import.meta.url);

/** One kind of database that the server runs on. */
export interface TestDatabase {
  readonly name: string;
  /** Opens a fresh one; closing it removes it. */
  readonly open: () => Promise<Database>;
}

/** Every kind that can be had here. */
export const databases: readonly TestDatabase[] = [
  { name: 'PGlite', open: openFreshEmbedded },
  ...(inject('postgres') ? [{ name: 'PostgreSQL', open: openFreshPostgres }] : []),
];

/** Embedded databases that tests are done with: bringing one back to its first state is far less work than opening another. */
const idle: DatabaseSource[] = [];

async function openFreshEmbedded(): Promise<Database> {
  const source = idle.pop() ?? (await openTemplate());
  await bringBackFirstState(source);
  const close = async () => void idle.push(source);
  return openDatabase({ ...source, close });
}

async function openTemplate(): Promise<DatabaseSource> {
  const source = await openEmbedded({ dataFolder: await freshDataFolder(), workerFile });
  await rememberFirstState(source);
  return source;
}

async function openFreshPostgres(): Promise<Database> {
  return openDatabase(await openPostgres(await freshPostgres(inject('postgresTemplate'))));
}

/** A data folder of one's own with a database that is up to date. */
export async function freshDataFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(inject('template'), folder, { recursive: true });
  return folder;
}

/**
 * Makes a database on the test's PostgreSQL; the cluster goes with everything in it after the run.
 *
 * @param template whose tables and rows it gets; without one it is empty.
 */
export async function freshPostgres(template = 'template1'): Promise<string> {
  const url = inject('postgres');
  if (!url) throw new Error('PostgreSQL is not installed.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = name;
  return fresh.href;
}
