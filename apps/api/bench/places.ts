import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type Database, openDatabase } from '../src/db/client.ts';
import { openEmbedded } from '../src/db/embedded/index.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { startCluster } from '../src/testing/postgres-cluster.ts';
import { type Program, startProgram } from './start-program.ts';

/** An empty database to measure on, and servers that use it. */
export interface Place {
  readonly name: string;
  /** Opens it before any server runs. */
  readonly open: () => Promise<Database>;
  /** @param settings beside those of every server that is measured. */
  readonly serve: (settings?: Readonly<Record<string, string>>) => Promise<Program>;
}

/**
 * Measures on the embedded database and, where PostgreSQL is installed, on that. What was measured on goes afterwards.
 */
export async function onEachPlace(measure: (place: Place) => Promise<void>): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'sg-bench-'));
  const cluster = await startCluster(scratch);
  try {
    await measure(await embedded(scratch));
    if (cluster) await measure(await postgres(scratch, cluster.url));
    else console.log('PostgreSQL is not installed: nothing was measured on it.');
  } finally {
    await cluster?.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A built file beside this one. */
export const built = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The secret of all servers that are measured. */
export const SECRET = 'the key of servers that are measured';

const variables = { PORT: '0', SECRET, SITE_DIR: '/nowhere', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' };

async function embedded(scratch: string): Promise<Place> {
  const dataFolder = await mkdtemp(path.join(scratch, 'data-'));
  const workerFile = new URL('database-worker.js', import.meta.url);
  return {
    name: 'PGlite',
    open: async () => openDatabase(await openEmbedded({ dataFolder, workerFile })),
    serve: (settings) =>
      startProgram(built('server.js'), { ...variables, ...settings, DATA_DIR: dataFolder }),
  };
}

async function postgres(scratch: string, urlOf: (database: string) => string): Promise<Place> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(urlOf('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const dataFolder = await mkdtemp(path.join(scratch, 'data-'));
  const url = urlOf(name);
  return {
    name: 'PostgreSQL',
    open: async () => openDatabase(await openPostgres(url)),
    serve: (settings) =>
      startProgram(built('server.js'), {
        ...variables,
        ...settings,
        DATA_DIR: dataFolder,
        DATABASE_URL: url,
      }),
  };
}
