import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database-proxy.ts';
import { freshPostgres } from '../testing/databases.ts';
import {
  expectNothingUncaught,
  expectUnavailable,
  type LostServer,
  serverOn,
  terminateWhoWaits,
} from '../testing/lost-connections.ts';
import { type Cluster, startCluster } from '../testing/postgres-cluster.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { isDatabaseAway } from './away.ts';
import { reports } from './schema/scams.ts';

const template = inject('postgresTemplate');
const WRITES = [0, 1];
/** More than the pool has connections. */
const CROWD = 12;
/** A busy machine may take its time. This test does not measure how long. */
const PATIENCE = { timeout: 60_000 };
/** In milliseconds: long enough for an answer of a busy machine. */
const LIMITS = { connectionTimeoutMillis: 1_500, query_timeout: 1_500 };

describe.runIf(inject('postgres'))('a connection that PostgreSQL terminates', () => {
  expectNothingUncaught();
  let server: LostServer;
  let other: Client;
  beforeAll(async () => {
    const url = await freshPostgres(template);
    server = await serverOn(url);
    other = new Client(url);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await server.app.close();
  });

  test.each(WRITES)(
    'inside write %i costs that visitor a repeat, and nobody else anything',
    async (index) => {
      const { name, send } = server.writes[index] as (typeof server.writes)[number];
      await other.query('begin');
      await other.query('lock table reputation_clock, sessions in exclusive mode');
      const sent = send('en');
      await terminateWhoWaits(other);
      expectUnavailable(await sent, 'en');
      expect((await server.check()).statusCode).toBe(200);
      await other.query('rollback');
      expect((await send('fr')).statusCode, name).toBeLessThan(300);
    },
  );

  test('between two queries of a transaction fails the transaction, and the next works', async () => {
    const { queries } = server.database;
    const lost = queries.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`);
      await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.['pid']]);
      await transaction.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true);
    const next = queries.transaction((transaction) => transaction.execute(sql`select 1 as one`));
    expect((await next).rows).toEqual([{ one: 1 }]);
  });
});

describe.runIf(inject('postgres'))('a network that is cut on the way to PostgreSQL', () => {
  expectNothingUncaught();
  let server: LostServer;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    proxy = await startDatabaseProxy(await freshPostgres(template));
    server = await serverOn(proxy.url, LIMITS);
  });
  afterEach(() => proxy.letGo());
  afterAll(async () => {
    await server.app.close();
    await proxy.close();
  });

  test.each(WRITES)(
    'refuses write %i for the moment, goes on checking, and works again after it',
    async (index) => {
      const { name, send } = server.writes[index] as (typeof server.writes)[number];
      proxy.hold();
      const refused = await Promise.all(Array.from({ length: CROWD }, () => send('fr')));
      for (const answer of refused) expectUnavailable(answer);
      expect((await server.check()).statusCode).toBe(200);
      proxy.letGo();
      await expect.poll(async () => (await send('fr')).statusCode, PATIENCE).toBeLessThan(300);
      expect((await send('fr')).statusCode, name).toBeLessThan(300);
    },
  );

  test('gives every connection back whose transaction could not even begin', async () => {
    const { queries } = server.database;
    const begin = () => queries.transaction((transaction) => transaction.execute(sql`select 1 as one`));
    await Promise.all(Array.from({ length: CROWD }, begin));
    proxy.hold();
    for (const outcome of await Promise.allSettled(Array.from({ length: CROWD }, begin)))
      expect(outcome.status === 'rejected' && isDatabaseAway(outcome.reason)).toBe(true);
    proxy.letGo();
    await expect.poll(() => begin().then(({ rows }) => rows), PATIENCE).toEqual([{ one: 1 }]);
  });

  test('an answer that comes too late reaches nobody else', async () => {
    const { queries } = server.database;
    const passed = proxy.holdAnswerTo('late');
    const late = queries.transaction((transaction) => transaction.execute(sql`select 'late' as word`));
    await passed;
    expect(isDatabaseAway(await late.catch((error: unknown) => error))).toBe(true);
    proxy.letGo();
    const { rows } = await queries.execute(sql`select 'next' as word`);
    expect(rows).toEqual([{ word: 'next' }]);
  });

  test('a report whose commit got no answer is kept once, however often it is repeated', async () => {
    const key = randomUUID();
    const before = await server.database.queries.$count(reports);
    const passed = proxy.holdAnswerTo('commit');
    const unsure = server.report(key);
    await passed;
    expectUnavailable(await unsure);
    proxy.letGo();
    await expect.poll(async () => (await server.report(key)).statusCode, PATIENCE).toBe(201);
    const again = await Promise.all(Array.from({ length: CROWD }, () => server.report(key)));
    expect(new Set(again.map((answer) => answer.json().id)).size).toBe(1);
    expect(await server.database.queries.$count(reports)).toBe(before + 1);
  });

  test('ends in time while the network stays cut', async () => {
    const other = await serverOn(proxy.url, { ...LIMITS, close: 300 });
    proxy.hold();
    await Promise.all([other.report(), other.check()]);
    await other.app.close();
  });
});

describe.runIf(inject('postgres'))('a PostgreSQL that is stopped and started again', () => {
  expectNothingUncaught();
  let server: LostServer;
  let cluster: Cluster;
  beforeAll(async () => {
    const started = await startCluster(await emptyFolder());
    if (!started) throw new Error('PostgreSQL is not installed.');
    cluster = started;
    server = await serverOn(cluster.url('postgres'), { connectionTimeoutMillis: 1_000 });
  });
  afterAll(async () => {
    await server.app.close();
    await cluster.stop();
  });

  test('under load loses and doubles nothing, and everybody is served again', async () => {
    const acknowledged = new Set<string>();
    const answers = new Set<number>();
    let isOver = false;
    const visitor = async () => {
      for (let key = randomUUID(); ; ) {
        const answer = await server.report(key);
        answers.add(answer.statusCode);
        if (answer.statusCode !== 201) continue;
        acknowledged.add(answer.json().id);
        if (isOver) return;
        key = randomUUID();
      }
    };
    const [, signIn] = server.writes;
    const visitors = Promise.all(Array.from({ length: 5 }, visitor));
    await expect.poll(() => acknowledged.size, PATIENCE).toBeGreaterThan(10);
    await cluster.stop();
    expectUnavailable((await signIn?.send('en')) as never, 'en');
    expect((await server.check()).statusCode).toBe(200);
    await expect.poll(() => answers.has(503), PATIENCE).toBe(true);
    await cluster.start();
    isOver = true;
    await visitors;
    await expect.poll(async () => (await signIn?.send('fr'))?.statusCode, PATIENCE).toBe(200);
    expect([...answers].toSorted()).toEqual([201, 503]);
    const kept = await server.database.queries.select({ id: reports.id }).from(reports);
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...acknowledged].toSorted());
  });
});
