import { cp, open, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PATHS } from '@scamguard/contracts';
import { picture } from '../../src/testing/sample-files.ts';
import { askFolder, type Place } from '../place.ts';
import type { Scenario } from '../scenario.ts';
import { type Visitors, visitors } from '../visitors.ts';
import { askEach, ledger, newReport, postJson, settle } from '../writes.ts';

const REPORTS = 12;
const FLIPPED_BYTES = 64;

/** The file that is damaged in a copy of the data folder, and the outcome that it should have. */
const DAMAGES: readonly {
  readonly name: string;
  readonly starts: boolean;
  /** Settings of the start. */
  readonly settings?: Record<string, string>;
  readonly damage: (folder: string) => Promise<void>;
}[] = [
  {
    name: 'control file cut short',
    starts: false,
    damage: (folder) => truncate(path.join(folder, 'db', 'global', 'pg_control'), 100),
  },
  {
    name: 'write-ahead log overwritten',
    starts: false,
    damage: async (folder) => {
      const log = path.join(folder, 'db', 'pg_wal');
      for (const name of await readdir(log))
        if (/^[\dA-F]{24}$/.test(name)) await overwrite(path.join(log, name));
    },
  },
  {
    name: 'secret cut short',
    starts: false,
    settings: { SECRET: '' },
    damage: (folder) => writeFile(path.join(folder, 'secret'), 'short'),
  },
  {
    name: 'journal of migrations emptied',
    starts: false,
    damage: async (folder) => void (await askFolder(folder, 'delete from drizzle.__drizzle_migrations')),
  },
  {
    name: 'attachments overwritten',
    starts: true,
    damage: async (folder) => {
      const files = path.join(folder, 'attachments');
      for (const name of await readdir(files)) await overwrite(path.join(files, name));
    },
  },
  {
    name: 'a page of the table of reports overwritten',
    starts: true,
    damage: async (folder) => {
      const [row] = await askFolder<{ file: string }>(
        folder,
        "select pg_relation_filepath('reports') as file",
      );
      await flip(path.join(folder, 'db', String(row?.file)));
    },
  },
];

/** Files of a stopped server are damaged one after the other; it refuses with one sentence, or serves what it can. */
export const damagedFiles: Scenario = {
  name: 'damaged files',
  on: ['embedded'],
  seconds: 250,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const bytes = new Uint8Array(await picture('png'));
    const server = place.serve();
    await askEach(REPORTS, await server.ready, book, crowd, () => newReport({}, bytes));
    server.process.kill('SIGTERM');
    await server.ended;
    const [problems, told]: [string[], string[]] = [[], []];
    for (const { name, starts, settings, damage } of DAMAGES) {
      const folder = path.join(await place.emptyFolder(), 'data');
      await cp(place.folder, folder, { recursive: true });
      await damage(folder);
      const came = await startOn({ ...settings, DATA_DIR: folder }, place, crowd);
      told.push(`${name}: ${came}`);
      if (came !== (starts ? 'served' : 'refused by one sentence')) problems.push(`${name}: ${came}`);
    }
    return { ...(await settle(book, place)), seen: `${crowd.seen()}; ${told.join(', ')}`, problems };
  },
};

async function startOn(settings: Record<string, string>, place: Place, crowd: Visitors): Promise<string> {
  const server = place.serve(settings);
  const address = await server.ready.catch(() => undefined);
  if (!address) {
    const { code, stderr } = await server.ended;
    const isSentence = code === 1 && /^ScamGuard cannot start\. [^\n]+\.\n$/.test(stderr);
    return isSentence && !stderr.includes('unexpected:')
      ? 'refused by one sentence'
      : `ended with code ${code}: ${stderr.split('\n')[0]}`;
  }
  const check = await crowd.ask(() =>
    postJson(address, PATHS.verifyLink.path, { link: 'https://boutique.example/' }),
  );
  await crowd.ask(() => fetch(`${address}${PATHS.latestScams.path}`));
  server.process.kill('SIGTERM');
  const { code } = await server.ended;
  return check?.status === 200 && code === 0 ? 'served' : `check ${check?.status}, code ${code}`;
}

async function overwrite(file: string): Promise<void> {
  await writeFile(file, Buffer.alloc((await stat(file)).size, 0x5a));
}

/** Turns bytes in the middle of the first page that holds something. */
async function flip(file: string): Promise<void> {
  const bytes = await readFile(file);
  const handle = await open(file, 'r+');
  const from = Math.floor(Math.min(bytes.length, 8_192) * 0.9);
  await handle.write(
    Buffer.from(bytes.subarray(from, from + FLIPPED_BYTES).map((byte) => ~byte)),
    0,
    FLIPPED_BYTES,
    from,
  );
  await handle.close();
}
