import { randomUUID } from 'node:crypto';
import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { count, countDistinct } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { openPostgres } from '../../db/postgres.ts';
import { reports, scams } from '../../db/schema/scams.ts';
import { freshPostgres } from '../../testing/databases.ts';
import { newSession } from '../../testing/moderator.ts';
import { REPORT } from '../../testing/report-form.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

/** More by `REPORTS=2000 CHECKS=20000`, which takes minutes. */
const REPORTS = Number(process.env['REPORTS'] ?? 60);
const CHECKS = Number(process.env['CHECKS'] ?? 600);
const CLIENTS = 8;
const LINK = 'https://boutique-du-pangolin.example/';

afterEach(stopServers);

/** Two servers on one database; the second can be killed, and comes back under another address. */
async function twoInstances(url: string) {
  const variables = { DATABASE_URL: url, RATE_LIMIT: 'off', SECRET: 'the same key on every instance, long' };
  const start = async () => startServer({ ...variables, DATA_DIR: await emptyFolder() });
  const first = await start();
  let second = await start();
  const addresses = [await first.ready, await second.ready];
  return {
    addressOf: (index: number) => addresses[index % addresses.length] ?? '',
    killAndRestart: async () => {
      second.process.kill('SIGKILL');
      await second.ended;
      second = await start();
      addresses[1] = await second.ready;
    },
  };
}

/** Asks again, the other instance next, until it is answered: as a client on a bad line does. */
async function askUntilAnswered(ask: (attempt: number) => Promise<Response>): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await ask(attempt).catch(() => undefined);
    if (response && response.status < 500) return response;
  }
}

/** Does a number of things, several at a time. */
async function inTurns(number: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const client = async () => {
    for (let index = next++; index < number; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

const check = (address: string, link: string) =>
  fetch(`${address}${ENDPOINTS.verifyLink.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  });

const community = async (address: string) =>
  ((await (await check(address, LINK)).json()) as { community?: unknown }).community;

function report(address: string, key: string, title: string): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...REPORT, title, scammerContact: LINK }))
    body.set(name, value);
  return fetch(`${address}${ENDPOINTS.sendReport.path}`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body,
  });
}

async function withDatabase<Result>(url: string, ask: (queries: Database['queries']) => Promise<Result>) {
  const database = await openDatabase(await openPostgres(url));
  try {
    return await ask(database.queries);
  } finally {
    await database.close();
  }
}

test.skipIf(!inject('postgres'))(
  'two instances lose nothing and count nothing twice while one is killed, and tell each other at once',
  { timeout: 1_200_000 },
  async () => {
    const url = await freshPostgres();
    const { addressOf, killAndRestart } = await twoInstances(url);
    const acknowledged = new Map<string, string>();
    let answered = 0;
    const sending = inTurns(REPORTS, async (index) => {
      const key = randomUUID();
      const response = await askUntilAnswered((attempt) =>
        report(addressOf(index + attempt), key, `Signalement numéro ${index}`),
      );
      expect(response.status).toBe(201);
      acknowledged.set(key, ((await response.json()) as { id: string }).id);
    });
    const checking = inTurns(CHECKS, async (index) => {
      const link = index % 5 ? `https://inconnu-${index}.example/` : LINK;
      const response = await askUntilAnswered((attempt) => check(addressOf(index + attempt), link));
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      answered += 1;
    });
    await killAndRestart();
    await Promise.all([sending, checking]);

    expect([acknowledged.size, answered]).toEqual([REPORTS, CHECKS]);
    const kept = await withDatabase(url, (queries) => queries.select({ id: reports.id }).from(reports));
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...acknowledged.values()].toSorted());
    const [sums] = await withDatabase(url, (queries) =>
      queries.select({ all: count(), contacts: countDistinct(scams.contactKey) }).from(scams),
    );
    expect(sums).toEqual({ all: 1, contacts: 1 });

    expect(await community(addressOf(1))).toBeUndefined();
    const [scam] = await withDatabase(url, (queries) => queries.select().from(scams));
    const { token } = await withDatabase(url, (queries) => newSession(queries, ['moderator']));
    const published = await fetch(
      `${addressOf(0)}${PATHS.moderateScam.path.replace('{id}', scam?.id ?? '')}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `session=${token}` },
        body: '{"action":"publish"}',
      },
    );
    expect(published.status).toBe(200);
    expect(await community(addressOf(0))).toBeDefined();
    const began = performance.now();
    // The other instance hears of it in its own time; a test that waits in vain ends by its time limit.
    while ((await community(addressOf(1))) === undefined);
    process.stdout.write(`The other instance knew after ${Math.round(performance.now() - began)} ms.\n`);
  },
);
