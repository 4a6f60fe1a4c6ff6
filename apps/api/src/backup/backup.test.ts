import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ENDPOINTS } from '@scamguard/contracts';
import { isNotNull } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { openEmbedded } from '../db/embedded/index.ts';
import { feedback } from '../db/schema/feedback.ts';
import { attachments } from '../db/schema/scams.ts';
import { freshDataFolder, workerFile } from '../testing/databases.ts';
import { OPINION } from '../testing/opinion.ts';
import { REPORT } from '../testing/report-form.ts';
import { picture } from '../testing/sample-files.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { startServer, stopServers } from '../testing/server-process.ts';

const program = (name: string) => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));
const run = (name: 'backup' | 'restore', variables: Record<string, string>, ...options: string[]) =>
  promisify(execFile)(process.execPath, [program(name), ...options], {
    env: { PATH: process.env['PATH'], ...variables },
  });
/** Several processes that each write a whole database to the disk, on a busy machine. */
const PATIENCE_MS = 300_000;

afterEach(stopServers);

/** @returns the id of what the server has acknowledged. */
async function giveOpinion(address: string): Promise<string> {
  const response = await fetch(`${address}${ENDPOINTS.feedback.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OPINION),
  });
  expect(response.status).toBe(ENDPOINTS.feedback.status);
  return ((await response.json()) as { id: string }).id;
}

async function reportWithPicture(address: string): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(REPORT)) body.set(name, value);
  const bytes = new Uint8Array(await picture('png'));
  body.set('image', new Blob([bytes], { type: 'image/png' }), 'photo.png');
  const response = await fetch(`${address}${ENDPOINTS.sendReport.path}`, { method: 'POST', body });
  expect(response.status, await response.text()).toBe(ENDPOINTS.sendReport.status);
}

/** The files in a data folder that no server uses. */
async function contentOf(dataFolder: string) {
  const database = await openDatabase(await openEmbedded({ dataFolder, workerFile }));
  const opinions = await database.queries.select({ id: feedback.id }).from(feedback);
  const files = await database.queries.select().from(attachments).where(isNotNull(attachments.reportId));
  await database.close();
  return { opinions: new Set(opinions.map(({ id }) => id)), files: files.map(({ id }) => id) };
}

describe('a backup of a running server', () => {
  test('has everything acknowledged before it began, and stops nobody', {
    timeout: PATIENCE_MS,
  }, async () => {
    const place = await emptyFolder();
    const [from, backup, to] = [await freshDataFolder(), path.join(place, 'backup'), path.join(place, 'to')];
    const server = startServer({ DATA_DIR: from, RATE_LIMIT: 'off' });
    const address = await server.ready;
    await reportWithPicture(address);
    const before = [await giveOpinion(address), await giveOpinion(address)];

    const over = new AbortController();
    const meanwhile: string[] = [];
    const writing = (async () => {
      while (!over.signal.aborted) meanwhile.push(await giveOpinion(address));
    })();
    const { stdout } = await run('backup', { DATA_DIR: from }, backup, '--with-secret');
    over.abort();
    await writing;
    expect(meanwhile.length).toBeGreaterThan(0);
    expect(stdout).toMatch(/ and 1 attachments\. The database stood still for \d+ ms\.\nThe key is in it/);
    expect(await readdir(place)).toEqual(['backup']);

    await run('restore', { DATA_DIR: to }, backup);
    const restored = startServer({ DATA_DIR: to });
    await giveOpinion(await restored.ready);
    restored.process.kill('SIGTERM');
    await restored.ended;
    const { opinions, files } = await contentOf(to);
    expect(before.filter((id) => !opinions.has(id))).toEqual([]);
    expect(files).toHaveLength(1);
    for (const file of ['secret', ...files.map((id) => path.join('attachments', id))]) {
      expect(await readFile(path.join(to, file))).toEqual(await readFile(path.join(from, file)));
      expect((await stat(path.join(to, file))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(to)).mode & 0o777).toBe(0o700);
  });

  test('that is killed leaves nothing under its name, and the server goes on', {
    timeout: PATIENCE_MS,
  }, async () => {
    const place = await emptyFolder();
    const DATA_DIR = await freshDataFolder();
    const server = startServer({ DATA_DIR });
    const address = await server.ready;
    const killed = spawn(process.execPath, [program('backup'), path.join(place, 'backup')], {
      env: { PATH: process.env['PATH'], DATA_DIR },
    });
    while (!(await readdir(place)).length);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(await readdir(place)).toEqual([expect.stringMatching(/^backup\.unfinished-/)]);
    await giveOpinion(address);
    await run('backup', { DATA_DIR }, path.join(place, 'backup'));
    expect(await readdir(place)).toContain('backup');
  });
});

test('without a server the folder is copied as it is, and the key only if it is asked for', {
  timeout: PATIENCE_MS,
}, async () => {
  const place = await emptyFolder();
  const DATA_DIR = await freshDataFolder();
  await writeFile(path.join(DATA_DIR, 'secret'), 'x'.repeat(32));
  const [backup, to] = [path.join(place, 'new', 'backup'), path.join(place, 'to')];
  const { stdout } = await run('backup', { DATA_DIR }, backup);
  expect(stdout).toMatch(/The key \(.+secret\) is not in it: keep it apart\./);
  expect(await readdir(backup)).toEqual(['db']);
  expect((await run('restore', { DATA_DIR: to }, backup)).stdout).toMatch(
    /The key is not in this backup\. Before the server starts/,
  );
  expect((await contentOf(to)).opinions.size).toBe(0);
  // A backup never writes over a file in its folder.
  for (const [command, folder] of [
    ['backup', backup],
    ['restore', backup],
  ] as const)
    await expect(run(command, { DATA_DIR: to }, folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The folder .+ is not empty; name a new one\.\n$/),
    });
});

const POSTGRES = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/db' };
test.each([
  ['backup', 'no folder', {}, [], /^Usage: npm run backup/],
  ['backup', 'an unknown option', {}, ['x', '--secret'], /secret/],
  ['backup', 'PostgreSQL', POSTGRES, ['x'], /pg_dump --format=custom/],
  ['restore', 'no folder', {}, [], /^Usage: npm run restore/],
  ['restore', 'PostgreSQL', POSTGRES, ['x'], /pg_restore/],
  ['restore', 'a folder that holds no backup', {}, ['/nowhere'], /^There is no backup in \/nowhere\.\n$/],
  ['backup', 'a folder without a database', {}, ['x'], /^There is no database in/],
] as const)('%s with %s says what is wrong', async (command, _name, variables, options, message) => {
  const DATA_DIR = path.join(await emptyFolder(), 'data');
  await mkdir(DATA_DIR);
  await expect(run(command, { DATA_DIR, ...variables }, ...options)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(message),
  });
});
