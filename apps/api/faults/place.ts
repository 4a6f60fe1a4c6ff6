import { randomUUID } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type QueryResultRow } from 'pg';
import type { Database } from '../src/db/client.ts';
import { openEmbedded } from '../src/db/embedded/index.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { type ServerProcess, startServer } from '../src/testing/server-process.ts';

/** The database that the servers of a scenario keep their data in. */
export type Engine = 'embedded' | 'PostgreSQL';

/** The files that were prepared once for all scenarios, and are only copied. */
export interface Templates {
  /** A data folder with an embedded database that is up to date. */
  readonly folder: string;
  /** Address of PostgreSQL's own database, where PostgreSQL is installed. */
  readonly postgres: string | undefined;
  /** Name of a database there that is up to date. */
  readonly database: string;
}

/** A database with tables and no visitors' rows, a data folder, and servers on them. */
export interface Place {
  readonly engine: Engine;
  /** The data folder of the first server. The embedded database is in it too. */
  readonly folder: string;
  /** Address of the PostgreSQL database; empty for the embedded one. */
  readonly url: string;
  readonly templates: Templates;
  /** An empty folder; it goes after the scenario, like everything in the folder for temporary files. */
  readonly emptyFolder: () => Promise<string>;
  /** Starts the built server; clients name their address in `X-Forwarded-For`, and nobody is limited unless a setting says so. */
  readonly serve: (settings?: Record<string, string>) => ServerProcess;
  /** Opens the database while no server has it. It has its tables already, which the server's own way would look for beside the bundle. */
  readonly open: () => Promise<Pick<Database, 'queries' | 'close'>>;
  /** Asks the database itself; the embedded one only while no server has it. */
  readonly query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
}

export const SECRET = 'the same key on every instance, long enough';
export const workerFile = new URL('../database-worker.js', import.meta.url);

const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'f-'));

/** @param isEmpty without tables, as before the first start. */
export async function makePlace(engine: Engine, templates: Templates, isEmpty = false): Promise<Place> {
  const folder = await emptyFolder();
  if (engine === 'embedded' && !isEmpty) await cp(templates.folder, folder, { recursive: true });
  const url =
    engine === 'PostgreSQL'
      ? await newDatabase(String(templates.postgres), isEmpty ? 'template1' : templates.database)
      : '';
  const settings = { DATA_DIR: folder, SECRET, TRUST_PROXY: 'true', RATE_LIMIT: 'off' };
  return {
    engine,
    folder,
    url,
    templates,
    emptyFolder,
    serve: (more = {}) => startServer({ ...settings, ...(url ? { DATABASE_URL: url } : {}), ...more }),
    open: () => open(folder, url),
    query: async (text, values) => (url ? ask(url, text, values) : askFolder(folder, text, values)),
  };
}

async function open(dataFolder: string, url: string) {
  const source = await (url ? openPostgres(url) : openEmbedded({ dataFolder, workerFile }));
  const pool = new Pool({ ...source.client, max: 1 });
  return {
    queries: drizzle(pool),
    close: async () => {
      await pool.end();
      await source.close();
    },
  };
}

/** Makes a database like another one. */
export async function newDatabase(postgres: string, template: string): Promise<string> {
  const name = `fault_${randomUUID().replaceAll('-', '')}`;
  await ask(postgres, `create database ${name} template ${template}`);
  const url = new URL(postgres);
  url.pathname = name;
  return url.href;
}

/** Asks a PostgreSQL once. */
export async function ask<Row extends QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  return askClient(new Client(url), text, values);
}

/** Asks an embedded database that no server has open. */
export async function askFolder<Row extends QueryResultRow>(
  folder: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const source = await openEmbedded({ dataFolder: folder, workerFile });
  try {
    return await askClient(new Client(source.client), text, values);
  } finally {
    await source.close();
  }
}

async function askClient<Row extends QueryResultRow>(client: Client, text: string, values?: unknown[]) {
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
