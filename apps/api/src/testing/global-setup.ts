import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/client.ts';
import { openEmbedded } from '../db/embedded/index.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests may leave what they like. */
    scratch: string;
    /** A data folder with an embedded database that is up to date. */
    template: string;
    /** Address of PostgreSQL's own database, where PostgreSQL could be had. */
    postgres: string | undefined;
  }
}

const DIST = new URL('../../dist/', import.meta.url);

/** Builds the server, makes the database that tests copy, and starts a PostgreSQL where one is installed. */
export default async function setup({ provide }: TestProject) {
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('../build.mjs', DIST))]);
  const scratch = await mkdtemp(path.join(tmpdir(), 'sg-'));
  const template = path.join(scratch, 'template');
  await mkdir(template);
  const workerFile = new URL('database-worker.js', DIST);
  const embedded = await openDatabase(await openEmbedded({ dataFolder: template, workerFile }));
  await embedded.close();
  provide('scratch', scratch);
  provide('template', template);

  const cluster: Cluster | undefined = await startCluster(scratch);
  if (!cluster && process.env['REQUIRE_POSTGRES'])
    throw new Error('PostgreSQL is not installed, and REQUIRE_POSTGRES asks for tests on it.');
  if (!cluster) process.stdout.write('PostgreSQL is not installed: the API is tested on PGlite only.\n');
  provide('postgres', cluster?.url('postgres'));
  return async () => {
    await cluster?.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
