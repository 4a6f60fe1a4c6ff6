import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { openEmbedded } from '../db/embedded/index.ts';
import { openPostgres } from '../db/postgres.ts';
import { freshDataFolder, freshPostgres, workerFile } from '../testing/databases.ts';
import { signedIn } from '../testing/moderator.ts';
import { newAddress, reporting } from '../testing/report-form.ts';
import { stopServers } from '../testing/server-process.ts';
import { asking, testApp } from '../testing/test-server.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/move.js', import.meta.url));
const { verifyLink, searchScams } = ENDPOINTS;
const link = 'https://boutique-du-tapir.example/';

const move = (DATA_DIR: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [PROGRAM, ...options], {
    env: { PATH: process.env['PATH'], DATA_DIR },
  });

afterEach(stopServers);

/** An embedded database with a bit of everything in it. */
async function usedFolder(): Promise<string> {
  const dataFolder = await freshDataFolder();
  const database = await openDatabase(await openEmbedded({ dataFolder, workerFile }));
  const app = await testApp(database);
  const server = { ...asking(() => app), database: () => database };
  const send = reporting(server);
  for (let count = 0; count < 3; count += 1)
    await send({ title: 'Le tapir d’été à 100 %', scammerContact: link }, { from: newAddress() });
  await server.post(PATHS.feedback.path, {
    kind: 'link',
    opinion: 'confirmed_safe',
    riskLevel: 0,
    verdict: 'safe',
    engineVersion: '1',
  });
  const moderator = await signedIn(server, ['moderator']);
  const waiting = await moderator.get(PATHS.scamsToModerate.path);
  expect(waiting.statusCode, waiting.body).toBe(200);
  const [scam] = waiting.json();
  await moderator.post(PATHS.moderateScam.path.replace('{id}', scam.id), { action: 'publish' });
  await moderator.post(PATHS.voteForService.path.replace('{id}', 'boutique-calebasse'), {
    opinion: 'confirm',
  });
  await app.close();
  return dataFolder;
}

test.skipIf(!inject('postgres'))('everything moves to PostgreSQL, where it counts as before', async () => {
  const dataFolder = await usedFolder();
  const url = await freshPostgres();
  const { stdout } = await move(dataFolder, url);
  expect(stdout).toMatch(/^reports: 3$/m);
  expect(stdout).toMatch(/^moderation_log: 1$/m);

  const database = await openDatabase(await openPostgres(url));
  const app = await testApp(database);
  const { ask, post } = asking(() => app);
  expect((await post(verifyLink.path, { link })).json().community).toMatchObject({ reports: 3 });
  const found = await ask({ method: 'GET', url: searchScams.path, query: { search: 'tapir' } });
  expect(found.json()).toMatchObject([{ title: 'Le tapir d’été à 100 %', isVerified: true, reportCount: 3 }]);
  // The next report continues the count of changes.
  const again = await reporting({ ask })({ scammerContact: link });
  expect(again.statusCode).toBe(201);
  expect((await post(verifyLink.path, { link })).json().community).toMatchObject({ reports: 4 });
  await app.close();

  await expect(move(dataFolder, url)).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^The database to move to is in use: its table \w+ is not empty\. Name an empty one\.\n$/,
    ),
  });
});

test.skipIf(!inject('postgres'))('a move that fails leaves the other database as it was', async () => {
  const url = await freshPostgres();
  const prepared = await openDatabase(await openPostgres(url));
  await prepared.queries.execute(sql`alter table service_votes add check (visitor = 'nobody')`);
  await prepared.close();
  await expect(move(await usedFolder(), url)).rejects.toMatchObject({ code: 1 });
  const database = await openDatabase(await openPostgres(url));
  const { rows } = await database.queries.execute(sql`select count(*)::int as count from reports`);
  expect(rows).toEqual([{ count: 0 }]);
  await database.close();
});

test.each([
  ['no address', [], /^Usage: npm run move -- postgresql/],
  ['an address that cannot be read', ['nowhere'], /./],
])('with %s it says what is wrong', async (_name, options, message) => {
  await expect(move(await freshDataFolder(), ...options)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(message),
  });
});
