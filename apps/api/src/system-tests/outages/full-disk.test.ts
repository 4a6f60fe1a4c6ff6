import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENDPOINTS } from '@scamguard/contracts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/index.ts';
import { feedback } from '../../db/schema/feedback.ts';
import { freshDataFolder, workerFile } from '../../testing/databases.ts';
import { OPINION } from '../../testing/opinion.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

const run = promisify(execFile);
const DISK_MEGABYTES = 200;
const WRITTEN_BEFORE = 5;

const disk = await mountSmallDisk();
afterEach(stopServers);
afterAll(async () => {
  if (!disk) return;
  await run('umount', ['--lazy', disk]);
  await rm(disk, { recursive: true });
});

test.skipIf(!disk)(
  'a full disk refuses writes, stops no check and loses nothing (where a small disk can be mounted)',
  {
    timeout: 300_000,
  },
  async () => {
    const dataFolder = path.join(String(disk), 'data');
    await cp(await freshDataFolder(), dataFolder, { recursive: true });
    const server = startServer({ DATA_DIR: dataFolder, RATE_LIMIT: 'off' });
    const address = await server.ready;
    const post = (url: string, body: object) =>
      fetch(`${address}${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const acknowledged: string[] = [];
    const write = async () => {
      const response = await post(ENDPOINTS.feedback.path, OPINION);
      const body = (await response.json()) as { id: string };
      if (response.ok) acknowledged.push(body.id);
      return response;
    };
    const statusOf = async (url: string) => (await fetch(`${address}${url}`)).status;
    for (let count = 0; count < WRITTEN_BEFORE; count += 1) expect((await write()).ok).toBe(true);

    const ballast = path.join(String(disk), 'ballast');
    const { bavail, bsize } = await statfs(String(disk));
    // What the server writes meanwhile, its widgets after its start, may take the last of the room: full is what is wanted.
    await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
    // A small row may still be kept.
    let last = await write();
    while (last.ok) last = await write();
    expect(last.status).toBe(503);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    const check = await post(ENDPOINTS.verifyLink.path, { link: 'https://boutique.example/' });
    expect(check.status).toBe(200);
    await expect.poll(() => statusOf(ENDPOINTS.ready.path), { timeout: 60_000 }).toBe(503);
    expect(await statusOf(ENDPOINTS.live.path)).toBe(200);

    // A person who starts a server on it is told the truth.
    const other = path.join(String(disk), 'other');
    await mkdir(other);
    const { stderr } = await startServer({ DATA_DIR: other, SECRET: 'x'.repeat(32) }).ended;
    expect(stderr).toBe(
      `ScamGuard cannot start. The disk of the data folder ${other} is full; make room on it, and start again.\n`,
    );

    await rm(ballast);
    await expect.poll(async () => (await write()).ok, { timeout: 60_000 }).toBe(true);
    server.process.kill('SIGKILL');
    await server.ended;
    const database = await openDatabase(await openEmbedded({ dataFolder, workerFile }));
    const kept = await database.queries.select({ id: feedback.id }).from(feedback);
    await database.close();
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  },
);

/** @returns undefined where this user may not mount one. */
async function mountSmallDisk(): Promise<string | undefined> {
  const place = await mkdtemp(path.join(tmpdir(), 'sg-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', place]);
    return place;
  } catch {
    await rm(place, { recursive: true, force: true });
    return undefined;
  }
}
