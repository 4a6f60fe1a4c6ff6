import { execFile } from 'node:child_process';
import { cp, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PATHS } from '@scamguard/contracts';
import { picture } from '../../src/testing/sample-files.ts';
import { mustOutlive } from '../outlives.ts';
import { askFolder } from '../place.ts';
import { BOTH, notTriedHere, type Scenario } from '../scenario.ts';
import { inTurns, pause, until, visitors } from '../visitors.ts';
import { askUntilKept, ledger, newReport, newWrite, postJson, settle } from '../writes.ts';

const run = promisify(execFile);
const DISK_MEGABYTES = 200;
const CLIENTS = 3;
const FULL_MS = 15_000;
const KEPT_BEFORE = 12;
const KEPT_AFTER = 12;

/** The disk that holds the embedded database and the attachments (with PostgreSQL: the attachments) runs full, and is then cleared. */
export const diskFull: Scenario = {
  name: 'disk full',
  on: BOTH,
  seconds: 200,
  run: async (place) => {
    const disk = await place.emptyFolder();
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
    } catch {
      return notTriedHere('this user may not mount a small disk');
    }
    try {
      const folder = path.join(disk, 'data');
      await cp(place.folder, folder, { recursive: true });
      return await fillAndClear({ ...place, folder }, path.join(disk, 'ballast'));
    } finally {
      await run('umount', ['--lazy', disk]);
    }
  },
};

async function fillAndClear(place: Parameters<Scenario['run']>[0], ballast: string) {
  const [book, crowd, checkers] = [ledger(), visitors(), visitors()];
  const bytes = new Uint8Array(await picture('png'));
  const server = place.serve({ DATA_DIR: place.folder });
  const address = await server.ready;
  const over = new AbortController();
  const problems: string[] = [];
  mustOutlive(server, over, problems);
  const writing = inTurns(Number.MAX_SAFE_INTEGER, CLIENTS, async (index) => {
    const write = index % 2 ? newReport({}, bytes) : newWrite(index);
    await askUntilKept(write, () => (over.signal.aborted ? undefined : address), book, crowd);
    if (over.signal.aborted) throw over.signal.reason;
  }).catch(() => undefined);
  const reach = (kept: number) => until(() => over.signal.aborted || book.acknowledged.size >= kept);
  await reach(KEPT_BEFORE);
  const { bavail, bsize } = await statfs(path.dirname(ballast));
  // What is written meanwhile may leave less room than there was: then the file is as long as it could be.
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  const end = performance.now() + FULL_MS;
  while (performance.now() < end) {
    const link = `https://boutique-${Math.round(end - performance.now())}.example/`;
    await checkers.ask(() => postJson(address, PATHS.verifyLink.path, { link }));
    await pause(100);
  }
  await rm(ballast);
  await reach(book.acknowledged.size + KEPT_AFTER);
  over.abort();
  await writing;
  if (!crowd.count(503) && !crowd.count(507)) problems.push('the disk was full and nothing was refused');
  const failed = checkers.statuses().filter((status) => status !== 200);
  if (failed.length) problems.push(`checks were answered ${failed.join(', ')}`);
  const odd = crowd.statuses().filter((status) => status >= 400 && ![503, 507].includes(status));
  if (odd.length) problems.push(`writes were answered ${odd.join(', ')}`);
  server.process.kill('SIGTERM');
  await server.ended;
  const query = <Row extends Record<string, unknown>>(text: string) =>
    place.url ? place.query<Row>(text) : askFolder<Row>(place.folder, text);
  const outcome = await settle(book, { query });
  return { ...outcome, seen: `writes: ${crowd.seen()}; checks: ${checkers.seen()}`, problems };
}
