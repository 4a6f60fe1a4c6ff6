import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findBinaries } from '../../src/testing/postgres-cluster.ts';
import { ask, askFolder, newDatabase, type Place, SECRET } from '../place.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { keepDoing, visitors } from '../visitors.ts';
import { askEach, ledger, newReport, settle } from '../writes.ts';

const run = promisify(execFile);
const WRITES = 40;

/** Copies the kept data as `docs/operations.md` says, while the server runs, and starts a server on the copy. */
export const restore: Scenario = {
  name: 'restore of a backup',
  on: BOTH,
  seconds: 200,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const server = place.serve();
    const first = await server.ready;
    await askEach(WRITES, first, book, crowd);
    // A write that is acknowledged later than this may be missing in the backup.
    const over = new AbortController();
    const meanwhile = keepDoing(1, over.signal, async () => {
      await crowd.ask(() => newReport().send(first));
    });
    const copy = await (place.engine === 'embedded' ? backUp(place) : dumpAndRestore(place));
    over.abort();
    await meanwhile;
    server.process.kill('SIGTERM');
    await server.ended;
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

/** The embedded database, by the commands of the product. */
async function backUp({ folder, emptyFolder }: Place) {
  const [backup, restored] = [
    path.join(await emptyFolder(), 'backup'),
    path.join(await emptyFolder(), 'data'),
  ];
  await command('backup', backup, folder);
  await command('restore', backup, restored);
  const query = <Row extends Record<string, unknown>>(text: string) => askFolder<Row>(restored, text);
  return { settings: { DATA_DIR: restored }, query };
}

const command = (name: 'backup' | 'restore', backup: string, DATA_DIR: string) =>
  run(process.execPath, [fileURLToPath(new URL(`../${name}.js`, import.meta.url)), backup], {
    env: { PATH: process.env['PATH'], DATA_DIR, SECRET },
  });

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
