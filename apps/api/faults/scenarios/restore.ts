import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../src/testing/postgres-cluster.ts';
import { ask, askFolder, newDatabase, type Place } from '../place.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askEach, ledger, settle } from '../writes.ts';

const run = promisify(execFile);
const WRITES = 40;

/** What was kept is copied as `docs/operations.md` says, and a server is started on the copy. */
export const restore: Scenario = {
  name: 'restore of a backup',
  on: BOTH,
  seconds: 150,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const server = place.serve();
    await askEach(WRITES, await server.ready, book, crowd);
    server.process.kill('SIGTERM');
    await server.ended;
    const copy = await (place.engine === 'embedded' ? copyFolder(place) : dumpAndRestore(place));
    const second = place.serve(copy.settings);
    const address = await second.ready;
    const before = await settle(book, place);
    await askEach(WRITES, address, book, crowd);
    second.process.kill('SIGTERM');
    await second.ended;
    const after = await settle(book, copy);
    return { ...after, lost: after.lost + before.lost, seen: crowd.seen() };
  },
};

/** The embedded database, copied while the server is stopped; the original goes. */
async function copyFolder({ folder, emptyFolder }: Place) {
  const copied = path.join(await emptyFolder(), 'data');
  await cp(folder, copied, { recursive: true });
  const query = <Row extends Record<string, unknown>>(text: string) => askFolder<Row>(copied, text);
  return { settings: { DATA_DIR: copied }, query };
}

const program = (name: string) => path.join(findBinaries() ?? '', name);

async function dumpAndRestore({ url, templates, emptyFolder }: Place) {
  const file = path.join(await emptyFolder(), 'dump');
  await run(program('pg_dump'), ['--format=custom', `--file=${file}`, url]);
  const restored = await newDatabase(String(templates.postgres), 'template1');
  await run(program('pg_restore'), ['--no-owner', `--dbname=${restored}`, file]);
  await rm(file);
  const query = <Row extends Record<string, unknown>>(text: string) => ask<Row>(restored, text);
  return { settings: { DATABASE_URL: restored }, query };
}
