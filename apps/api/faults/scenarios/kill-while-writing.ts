import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { picture } from '../../src/testing/sample-files.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { keepDoing, until, visitors } from '../visitors.ts';
import { askOnce, askUntilKept, ledger, newReport, newWrite, settle } from '../writes.ts';

const KILLS = 20;
const CLIENTS = 4;
const PICTURE_EVERY = 8;
const KEPT_BEFORE_EACH_KILL = 16;

/** The process is killed twenty times while reports with pictures, messages and votes arrive. */
export const killWhileWriting: Scenario = {
  name: 'kill -9 while writing, 20 times',
  on: BOTH,
  seconds: 600,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const bytes = new Uint8Array(await picture('png'));
    const over = new AbortController();
    let server = place.serve();
    const door = { address: await server.ready };
    const clients = keepDoing(CLIENTS, over.signal, async () => {
      const index = book.wanted.length;
      const write = index % PICTURE_EVERY ? newWrite(index) : newReport({}, bytes);
      await askUntilKept(write, () => (over.signal.aborted ? undefined : door.address), book, crowd);
    });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(() => book.acknowledged.size >= kill * KEPT_BEFORE_EACH_KILL);
      server.process.kill('SIGKILL');
      await server.ended;
      server = place.serve();
      door.address = await server.ready;
    }
    over.abort();
    await clients;
    // Requests that were still on their way are sent once more.
    for (const write of book.wanted.filter(({ name }) => !book.acknowledged.has(name)))
      await askOnce(write, door.address, book, crowd);
    server.process.kill('SIGTERM');
    await server.ended;

    const [files] = await place.query<{ ids: string[] }>(
      'select coalesce(array_agg(id::text), array[]::text[]) as ids from attachments where report_id is not null',
    );
    const kept = new Set(await readdir(path.join(place.folder, 'attachments')).catch(() => []));
    const missing = (files?.ids ?? []).filter((id) => !kept.has(id));
    return {
      ...(await settle(book, place)),
      seen: crowd.seen(),
      problems: missing.length ? [`${missing.length} pictures of kept reports are gone`] : [],
    };
  },
};
