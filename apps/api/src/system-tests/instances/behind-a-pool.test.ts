import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@scamguard/contracts';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openPostgres } from '../../db/postgres.ts';
import { reports } from '../../db/schema/scams.ts';
import { freshPostgres } from '../../testing/databases.ts';
import {
  hasPoolAndBalancer,
  startBalancer,
  startPool,
  stopPoolAndBalancer,
} from '../../testing/pool-and-balancer.ts';
import { REPORT } from '../../testing/report-form.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

const REPORTS = 40;
/** Few at once: more than an instance takes would measure refusals. */
const VISITORS = 4;
/** A busy machine refuses for a while. */
const ATTEMPTS = 20_000;
const SECRET = 'the same key on every instance, long';

afterEach(async () => {
  await stopServers();
  await stopPoolAndBalancer();
});

const startInstance = async (url: string, port = '0') =>
  startServer({ DATABASE_URL: url, RATE_LIMIT: 'off', SECRET, DATA_DIR: await emptyFolder(), PORT: port });

/** Sends one report as a client on a bad line does: again under its key until it is taken. */
async function report(address: string, title: string): Promise<string> {
  const key = randomUUID();
  let last: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...REPORT, title })) body.set(name, value);
    const answer = await fetch(`${address}${ENDPOINTS.sendReport.path}`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body,
    }).catch((error: unknown) => error);
    if (!(answer instanceof Response)) last = answer;
    else if (answer.status === 201) return ((await answer.json()) as { id: string }).id;
    else last = await answer.text();
  }
  throw new Error(`Never taken: ${last}`);
}

test.skipIf(!inject('postgres') || !hasPoolAndBalancer)(
  'two instances start at once behind a pool of transactions, and a balancer keeps serving while one is killed',
  { timeout: 600_000 },
  async () => {
    const url = await freshPostgres();
    const pool = await startPool(url);
    // Both make the tables. The second must wait, although no connection of the pool is theirs for long.
    const instances = [await startInstance(pool), await startInstance(pool)] as const;
    const addresses = await Promise.all(instances.map(({ ready }) => ready));
    const balancer = await startBalancer(addresses.map((address) => `127.0.0.1:${new URL(address).port}`));

    const acknowledged: string[] = [];
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (acknowledged.length < REPORTS)
        acknowledged.push(await report(balancer, `Signalement numéro ${acknowledged.length}`));
    });
    acknowledged.push(await report(balancer, 'Le premier'));
    instances[1].process.kill('SIGKILL');
    await Promise.all(visitors);

    const check = await fetch(`${balancer}${ENDPOINTS.verifyLink.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: 'https://inconnu.example/' }),
    });
    expect(check.status).toBe(200);
    const database = await openDatabase(await openPostgres(url));
    const kept = await database.queries.select({ id: reports.id }).from(reports);
    await database.close();
    expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  },
);
