import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../src/testing/postgres-cluster.ts';
import { startServer, stopServers } from '../src/testing/server-process.ts';
import { ask, type Engine, SECRET, type Templates } from './place.ts';
import { report, row, type Trial, verdict } from './report.ts';
import { type Ending, runApart } from './run-apart.ts';
import { notTriedHere, type Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { inTurns } from './visitors.ts';

/**
 * `npm run faults`: puts the built server to every fault, on the embedded database and on PostgreSQL, and writes `docs/faults.md`.
 * `npm run faults -- kill disk` tries only those whose names have one of the words, and writes nothing.
 */
/** Most of the time of a scenario goes into waiting: four of them share the machine, and then those that measure time have it alone. */
const AT_ONCE = 4;
const PAPER = new URL('../../../../docs/faults.md', import.meta.url);
const words = process.argv.slice(2);
const chosen = SCENARIOS.filter(({ name }) => !words.length || words.some((word) => name.includes(word)));

const scratch = await mkdtemp(path.join(tmpdir(), 'sg-faults-'));
const cluster = await startCluster(scratch);
const trials: Trial[] = [];
let minutes = 0;
try {
  const templates = await prepare(cluster?.url);
  const planned = chosen.flatMap((scenario) => scenario.on.map((engine) => ({ scenario, engine })));
  const began = performance.now();
  const tryAll = async (isAlone: boolean, atOnce: number) => {
    const some = [...planned.entries()].filter(([, { scenario }]) => Boolean(scenario.isAlone) === isAlone);
    await inTurns(some.length, atOnce, async (turn) => {
      const [index, plan] = some[turn] ?? [];
      if (index !== undefined && plan) trials[index] = await tryOut(plan.scenario, plan.engine, templates);
    });
  };
  await tryAll(false, AT_ONCE);
  await tryAll(true, 1);
  minutes = (performance.now() - began) / 60_000;
} finally {
  await stopServers();
  await cluster?.stop();
  await rm(scratch, { recursive: true, force: true });
}
const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8' }).trim();
const paper = report(
  trials,
  new Date().toISOString().slice(0, 10),
  git('rev-parse', '--short', 'HEAD'),
  minutes,
);
console.log(`\n${paper}`);
if (!words.length) await writeFile(PAPER, paper);
process.exitCode = trials.some(({ ending }) => !['held', 'not tried'].includes(verdict(ending))) ? 1 : 0;

async function tryOut(scenario: Scenario, engine: Engine, templates: Templates): Promise<Trial> {
  const ending: Ending =
    engine === 'PostgreSQL' && !cluster
      ? { outcome: notTriedHere('PostgreSQL is not installed') }
      : await runApart(scenario, engine, templates, scratch);
  console.log(row({ scenario, engine, ending }));
  return { scenario, engine, ending };
}

/** Starts the server once on each database, which makes the tables, and keeps what it has made for the scenarios to copy. */
async function prepare(url: ((database: string) => string) | undefined): Promise<Templates> {
  const folder = path.join(scratch, 'template');
  const database = 'up_to_date';
  await mkdir(folder);
  await startAndStop({ DATA_DIR: folder, SECRET });
  if (url) {
    await ask(url('postgres'), `create database ${database}`);
    await startAndStop({ DATA_DIR: scratch, SECRET, DATABASE_URL: url(database) });
  }
  return { folder, postgres: url?.('postgres'), database };
}

async function startAndStop(settings: Record<string, string>): Promise<void> {
  const server = startServer(settings);
  await server.ready;
  server.process.kill('SIGTERM');
  await server.ended;
}
