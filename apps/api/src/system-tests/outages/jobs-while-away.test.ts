import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { folderStore } from '../../attachments/folder-store.ts';
import { isDatabaseAway } from '../../db/away.ts';
import { type Database, openDatabase } from '../../db/client.ts';
import { openPostgres } from '../../db/postgres.ts';
import { messages } from '../../db/schema/messages.ts';
import { partnerCalls } from '../../db/schema/partner-calls.ts';
import { reputation } from '../../db/schema/reputation.ts';
import { attachments, reports, scams } from '../../db/schema/scams.ts';
import { threatListKeys, threatLists } from '../../db/schema/threat-lists.ts';
import { partnerCounts } from '../../modules/partners/counts.ts';
import { forgetting } from '../../modules/reports/forgetting.ts';
import { reputationIndex } from '../../modules/reputation/index.ts';
import { takeTurn } from '../../modules/reputation/recount.ts';
import { reputationRepository } from '../../modules/reputation/repository.ts';
import { threatListsRefresh } from '../../modules/threat-lists/plugin.ts';
import { threatListsRepository } from '../../modules/threat-lists/repository.ts';
import { applyRetention, retention } from '../../retention/job.ts';
import { sealedText } from '../../sealed-text/plugin.ts';
import { sealedRows } from '../../sealed-text/sealed-rows.ts';
import { SEALED_PREFIX } from '../../sealed-text/sealer.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { freshPostgres } from '../../testing/databases.ts';
import { expectNothingUncaught } from '../../testing/lost-connections.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { TEST_SECRET } from '../../testing/test-server.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const PATIENCE = { timeout: 60_000 };
const common = { scamType: 'mobile_money', region: 'littoral', title: 'Faux agent', description: 'Récit' };

const monthsAgo = (months: number) => sql<Date>`now() - make_interval(months => ${months})`;

/** Runs a job once, on a connection that breaks at one of its questions, and then again. */
interface Job {
  readonly prepare: () => Promise<unknown>;
  readonly round: () => Promise<unknown>;
  /** After the round that broke: nothing is said to be done that is not. */
  readonly between?: () => Promise<unknown>;
  /** The round after it; the same, unless it is another. */
  readonly next?: () => Promise<unknown>;
  readonly check: (when: string) => Promise<unknown>;
}

describe.runIf(inject('postgres'))(
  'the next round of a job makes up for a database that was away at any moment of',
  () => {
    expectNothingUncaught();
    let proxy: DatabaseProxy;
    let database: Database;
    const store = emptyFolder().then(folderStore);
    beforeAll(async () => {
      proxy = await startDatabaseProxy(await freshPostgres(inject('postgresTemplate')));
      database = await openDatabase(await openPostgres(proxy.url), {
        connectionTimeoutMillis: 2_000,
        query_timeout: 2_000,
      });
    });
    afterEach(() => {
      proxy.letGo();
      vi.useRealTimers();
    });
    afterAll(async () => {
      await database.close();
      await proxy.close();
    });

    /** @returns at how many moments the connection broke. */
    async function atEveryMoment({ prepare, round, between, next = round, check }: Job): Promise<number> {
      let moments = 0;
      for (const moment of ['before', 'after'] as const)
        for (let number = 1, hasBroken = true; hasBroken; number += 1) {
          await prepare();
          const stop = proxy.breakAt(number, moment);
          await round().catch((error: unknown) => expect(isDatabaseAway(error), String(error)).toBe(true));
          hasBroken = stop();
          await between?.();
          await next();
          await check(`${moment} question ${number}`);
          if (hasBroken) moments += 1;
        }
      return moments;
    }

    const retentionWork = async () => {
      const { queries } = database;
      const sealed = sealedRows(TEST_SECRET);
      return {
        queries,
        ...forgetting({ queries, store: await store, sealed, onChange: async () => undefined }),
      };
    };

    test('retention', async () => {
      const { queries } = database;
      const report = async (months: number) => {
        const id = randomUUID();
        const createdAt = monthsAgo(months);
        await queries.insert(scams).values({ ...common, id, status: 'rejected', lastReportedAt: createdAt });
        const row = { ...common, id, scamId: id, requestKey: id, reporter: 'a', network: id, createdAt };
        await queries.insert(reports).values(row);
        const file = { kind: 'picture', mediaType: 'image/png', size: 1, reportId: id, createdAt } as const;
        await queries.insert(attachments).values({ ...file, id });
        await (await store).put(id, Buffer.from('a'));
        return id;
      };
      const fresh = await report(5);
      let over = '';
      const failures: unknown[] = [];
      const moments = await atEveryMoment({
        prepare: async () => {
          over = await report(7);
        },
        round: async () => applyRetention(await retentionWork(), (error) => failures.push(error)),
        check: async (when) => {
          const left = [
            await queries.select({ id: reports.id }).from(reports),
            await queries.select({ id: scams.id }).from(scams),
            await queries.select({ id: attachments.id }).from(attachments),
          ];
          expect(left, when).toEqual(Array.from({ length: 3 }, () => [{ id: fresh }]));
          expect(await (await store).get(over), when).toBeUndefined();
          expect(await (await store).get(fresh), when).toBeDefined();
        },
      });
      expect(moments).toBeGreaterThan(20);
      expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([]);
    });

    test('lists of known scams', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { queries } = database;
      let text = '';
      const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/list`);
      const gone = { url: 'https://gone.example/list', key: 'domain:ancien.example' };
      const rounds = new EventEmitter();
      let app = fastify();
      let site = '';
      const listed = async () => {
        const rows = await queries.select().from(reputation).where(eq(reputation.listed, true));
        return rows.map(({ key }) => key).toSorted();
      };
      const isSaidToBeRead = async () =>
        (await queries.$count(
          threatLists,
          sql`${threatLists.url} = ${url.href} and ${threatLists.readAt} > now() - interval '5 minutes'`,
        )) > 0;

      const moments = await atEveryMoment({
        prepare: async () => {
          site = `site-${randomUUID()}.example`;
          text = site;
          await queries.delete(threatLists).where(eq(threatLists.url, gone.url));
          await queries.insert(threatLists).values({ url: gone.url, readAt: new Date(0) });
          await queries.insert(threatListKeys).values(gone).onConflictDoNothing();
          const ofGone = { key: gone.key, listed: true };
          await queries
            .insert(reputation)
            .values(ofGone)
            .onConflictDoUpdate({ target: reputation.key, set: ofGone });
          await queries.update(threatLists).set({ readAt: sql`now() - interval '2 hours'` });
          app = fastify();
          await app.register(threatListsRefresh, {
            urls: [url],
            repository: threatListsRepository(queries),
            onChange: async () => undefined,
            onRound: () => rounds.emit('over'),
            isAllowed: () => true,
          });
        },
        round: async () => {
          const over = once(rounds, 'over');
          await app.ready();
          await over;
        },
        between: async () => {
          if (await isSaidToBeRead()) expect(await listed()).toContain(`domain:${site}`);
        },
        next: async () => {
          await queries
            .update(threatLists)
            .set({ readAt: sql`${threatLists.readAt} - interval '10 minutes'` });
          const over = once(rounds, 'over');
          vi.advanceTimersByTime(LOOK_EVERY_MS);
          await over;
          await app.close();
        },
        check: async (when) => {
          expect(await listed(), when).toEqual([`domain:${site}`]);
          expect(await queries.$count(threatLists), when).toBe(1);
        },
      });
      expect(moments).toBeGreaterThan(20);
      server.close();
    });

    test('reading what other instances have changed', async () => {
      const { queries } = database;
      const repository = reputationRepository(queries);
      const index = reputationIndex({ repository, lookup: async () => undefined });
      let key = '';
      const moments = await atEveryMoment({
        prepare: async () => {
          key = `domain:${randomUUID()}.example`;
          await queries.transaction(async (transaction) => {
            const change = await takeTurn(transaction);
            await transaction.insert(reputation).values({ key, listed: true, change });
          });
        },
        round: () => index.refresh(),
        check: async (when) => expect(await index.find([key]), when).toMatchObject([{ key, listed: true }]),
      });
      expect(moments).toBeGreaterThan(0);
    });

    test('counting the calls of partners, which count once', async () => {
      const counts = partnerCounts(database.queries);
      let added = 0;
      const moments = await atEveryMoment({
        prepare: async () => {
          for (const call of ['verifyLink', 'verifyLink']) counts.add('radio', call);
          added += 2;
        },
        round: () => counts.save(),
        check: async (when) => {
          const rows = await database.queries.select().from(partnerCalls);
          expect(
            rows.map(({ count }) => count),
            when,
          ).toEqual([added]);
        },
      });
      expect(moments).toBeGreaterThan(0);
    });

    test('sealing texts of an older release', async () => {
      const { queries } = database;
      const ids: string[] = [];
      const allAreSealed = async () => {
        const rows = await queries.select().from(messages).where(inArray(messages.id, ids));
        return rows.every(({ message }) => message.startsWith(SEALED_PREFIX));
      };
      const row = { name: 'Awa', email: 'awa@exemple.bj', subject: 'Question', message: 'Bonjour' };
      const moments = await atEveryMoment({
        prepare: async () => {
          const id = randomUUID();
          ids.push(id);
          await queries.insert(messages).values({ ...row, id, sender: 'a', isSuspect: false });
        },
        round: async () => {
          const app = fastify();
          await app.register(sealedText, { queries, secret: TEST_SECRET, again: 1 });
          await app.ready();
          await expect.poll(() => allAreSealed().catch(() => false), PATIENCE).toBe(true);
          await app.close();
        },
        next: async () => undefined,
        check: async (when) => expect(await allAreSealed(), when).toBe(true),
      });
      expect(moments).toBeGreaterThan(0);
    });

    test('retention, which does not wait for every rule when the server stops', async () => {
      const told: string[] = [];
      const app = fastify({
        logger: { level: 'warn', stream: { write: (line: string) => void told.push(line) } },
      });
      await app.register(retention, { work: await retentionWork() });
      proxy.hold();
      await app.ready();
      await app.close();
      expect(told).toHaveLength(1);
    });
  },
);
