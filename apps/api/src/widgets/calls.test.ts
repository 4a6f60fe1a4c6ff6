import { ENDPOINTS, PATHS, WIDGET_CALLS, WIDGET_KEY_HEADER } from '@scamguard/contracts';
import { describe, expect, test } from 'vitest';
import { partnerCalls } from '../db/schema/partner-calls.ts';
import { partnerCounts } from '../modules/partners/counts.ts';
import { databases } from '../testing/databases.ts';
import { newAddress } from '../testing/report-form.ts';
import { describeOnEachDatabase, testApp } from '../testing/test-server.ts';

const { verifyLink, login, voteForService, me, sendReport } = ENDPOINTS;
const SITE = 'https://radio.example';
const KEY = 'radio-key-1';
const check = { link: 'https://boutique.example/' };
const fromSite = { origin: SITE, 'sec-fetch-site': 'cross-site' };

describeOnEachDatabase('widgets on any site', (server) => {
  const { ask, post } = server;

  test.each(WIDGET_CALLS)('may make the call %s', async (name) => {
    const { path, method } = PATHS[name];
    const asked = await ask({
      method: 'OPTIONS',
      url: path,
      headers: { ...fromSite, 'access-control-request-method': method },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': method,
    });
    expect(asked.headers['access-control-allow-headers']).toContain(WIDGET_KEY_HEADER);
    const made = await ask({ method, url: path, headers: fromSite });
    expect(made.headers['access-control-allow-origin']).toBe('*');
    expect(made.json().code).not.toBe('cross_origin');
  });

  test('get the answer, or an error that they may read, and never with cookies', async () => {
    const good = await post(verifyLink.path, check, fromSite);
    const bad = await post(verifyLink.path, {}, fromSite);
    expect([good.statusCode, bad.statusCode]).toEqual([200, 400]);
    for (const { headers } of [good, bad]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test.each([login, voteForService])('may not make the call $path', async ({ path }) => {
    const made = await post(path.replace('{id}', 'a'), {}, fromSite);
    expect(made.json().code).toBe('cross_origin');
    const asked = await ask({ method: 'OPTIONS', url: path.replace('{id}', 'a'), headers: fromSite });
    expect(asked.statusCode).toBeGreaterThanOrEqual(400);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('may not read who is signed in', async () => {
    const { headers } = await ask({ method: 'GET', url: me.path, headers: fromSite });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describeOnEachDatabase(
  'widgets where partners have keys',
  ({ ask, post }) => {
    const call = (key: string, origin: string) =>
      post(verifyLink.path, {}, { origin, [WIDGET_KEY_HEADER]: key });

    test('answer on a partner’s site', async () => {
      const asked = await ask({ method: 'OPTIONS', url: verifyLink.path, headers: fromSite });
      expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, SITE]);
      const made = await post(verifyLink.path, check, { ...fromSite, [WIDGET_KEY_HEADER]: KEY });
      expect(made.statusCode).toBe(200);
      expect(made.headers).toMatchObject({
        'access-control-allow-origin': SITE,
        vary: 'Accept-Language, Origin',
      });
    });

    test.each([
      ['no key', fromSite],
      ['a wrong key', { ...fromSite, [WIDGET_KEY_HEADER]: 'radio-key-2' }],
      ['somebody else’s key', { ...fromSite, [WIDGET_KEY_HEADER]: 'journal-key' }],
      ['a key on another site', { origin: 'https://thief.example', [WIDGET_KEY_HEADER]: KEY }],
    ])('do not answer with %s', async (_name, headers) => {
      const made = await post(verifyLink.path, check, headers);
      expect([made.statusCode, made.json().code]).toEqual([403, 'site_not_allowed']);
    });

    test('a strange site is told before it sends anything', async () => {
      const headers = { origin: 'https://thief.example' };
      const asked = await ask({ method: 'OPTIONS', url: verifyLink.path, headers });
      expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    });

    test('our own pages need no key', async () => {
      expect((await post(verifyLink.path, check, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    });

    test('one partner that calls without end is slowed down, the others are not', async () => {
      let status = 400;
      for (let count = 0; count < 3_100 && status === 400; count += 1)
        status = (await call('journal-key', 'https://journal.example')).statusCode;
      expect(status).toBe(429);
      expect((await call(KEY, SITE)).statusCode).toBe(400);
    });
  },
  () => ({ WIDGET_KEYS: `radio ${KEY} ${SITE}; journal journal-key https://journal.example` }),
);

describe.each(databases)('calls of partners, on $name', ({ open }) => {
  test('are counted by day, over restarts, with nothing about visitors', async () => {
    const database = await open();
    for (let start = 0; start < 2; start += 1) {
      const app = await testApp(
        { ...database, close: async () => undefined },
        { WIDGET_KEYS: `radio ${KEY} ${SITE}` },
      );
      for (const url of [verifyLink.path, verifyLink.path, sendReport.path])
        await app.inject({
          method: 'POST',
          url,
          headers: { ...fromSite, [WIDGET_KEY_HEADER]: KEY },
          payload: check,
          remoteAddress: newAddress(),
        });
      await app.close();
    }
    const rows = await database.queries.select().from(partnerCalls).orderBy(partnerCalls.call);
    expect(rows).toMatchObject([
      { partner: 'radio', call: 'sendReport', count: 2 },
      { partner: 'radio', call: 'verifyLink', count: 4 },
    ]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['call', 'count', 'day', 'partner']);
    await database.close();
  });

  test('are counted where they come from a frame of ours on the partner’s page', async () => {
    const database = await open();
    const app = await testApp(
      { ...database, close: async () => undefined },
      { WIDGET_KEYS: `radio ${KEY} ${SITE}` },
    );
    for (const key of [KEY, 'nobody-has-this', undefined]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: verifyLink.path,
        headers: { 'sec-fetch-site': 'same-origin', ...(key && { [WIDGET_KEY_HEADER]: key }) },
        payload: check,
        remoteAddress: newAddress(),
      });
      expect(statusCode).toBe(200);
    }
    await app.close();
    expect(await database.queries.select().from(partnerCalls)).toMatchObject([
      { partner: 'radio', call: 'verifyLink', count: 1 },
    ]);
    await database.close();
  });

  test('are written down later while the database is away', async () => {
    const database = await open();
    const counts = partnerCounts(database.queries, () => '2026-11-21');
    counts.add('radio', 'verifyLink');
    const { execute } = database.queries;
    database.queries.execute = () => {
      throw new Error('away');
    };
    await expect(counts.save()).rejects.toThrow('away');
    database.queries.execute = execute;
    counts.add('radio', 'verifyLink');
    await counts.save();
    await counts.save();
    expect(await database.queries.select().from(partnerCalls)).toEqual([
      { day: '2026-11-21', partner: 'radio', call: 'verifyLink', count: 2 },
    ]);
    await database.close();
  });
});
