import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/client.ts';
import { openEmbedded } from '../db/embedded/index.ts';
import { openPostgres } from '../db/postgres.ts';
import type { DatabaseSource } from '../db/source.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests may leave what they like. */
    scratch: string;
    /** A data folder with an embedded database that is up to date. */
    template: string;
    /** Address of PostgreSQL's own database, where PostgreSQL could be had. */
    postgres: string | undefined;
    /** Name of a database there that is up to date. */
    postgresTemplate: string;
  }
}

/** The things that tests find, and how to clear them away. */
interface Prepared {
  readonly scratch: string;
  readonly template: string;
  readonly cluster: Cluster | undefined;
  readonly clear: () => Promise<void>;
}

/** Made once for all projects of a run, each of which loads this file for itself. */
const run = globalThis as { serverTests?: Promise<Prepared> };

const DIST = new URL('../../dist/', import.meta.url);
const POSTGRES_TEMPLATE = 'up_to_date';

/** Builds the server, makes the databases that tests copy, and starts a PostgreSQL where one is installed. */
export default async function setup({ provide }: TestProject) {
  run.serverTests ??= prepare();
  const { scratch, template, cluster, clear } = await run.serverTests;
  provide('scratch', scratch);
  provide('template', template);
  provide('postgres', cluster?.url('postgres'));
  provide('postgresTemplate', POSTGRES_TEMPLATE);
  return clear;
}

async function prepare(): Promise<Prepared> {
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('../build.mjs', DIST))]);
  const scratch = await mkdtemp(path.join(tmpdir(), 'sg-'));
  const template = path.join(scratch, 'template');
  const [cluster] = await Promise.all([startUpToDateCluster(scratch), fillEmbedded(template)]);
  if (!cluster && process.env['REQUIRE_POSTGRES'])
    throw new Error('PostgreSQL is not installed, and REQUIRE_POSTGRES asks for tests on it.');
  if (!cluster) process.stdout.write('PostgreSQL is not installed: the API is tested on PGlite only.\n');
  let cleared: Promise<void> | undefined;
  const clear = () => {
    cleared ??= (cluster?.stop() ?? Promise.resolve()).then(() =>
      rm(scratch, { recursive: true, force: true }),
    );
    return cleared;
  };
  return { scratch, template, cluster, clear };
}

async function fillEmbedded(template: string): Promise<void> {
  await mkdir(template);
  const workerFile = new URL('database-worker.js', DIST);
  await bringUpToDate(await openEmbedded({ dataFolder: template, workerFile }));
}

async function startUpToDateCluster(scratch: string): Promise<Cluster | undefined> {
  const cluster = await startCluster(scratch);
  if (!cluster) return undefined;
  const client = new Client(cluster.url('postgres'));
  await client.connect();
  await client.query(`create database ${POSTGRES_TEMPLATE}`);
  await client.end();
  await bringUpToDate(await openPostgres(cluster.url(POSTGRES_TEMPLATE)));
  return cluster;
}

async function bringUpToDate(source: DatabaseSource): Promise<void> {
  await (await openDatabase(source)).close();
}
