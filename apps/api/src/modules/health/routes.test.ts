import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachDatabase, testApp } from '../../testing/test-server.ts';

const MORE_THAN_THE_USUAL_LIMIT = 700;

describeOnEachDatabase('health', ({ ask, database }) => {
  test('names the database and the versions', async () => {
    const response = await ask({ method: 'GET', url: ENDPOINTS.health.path });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      status: 'ok',
      database: { engine: database().engine, reachable: true, writable: true },
      version: '1.2.3',
    });
  });

  test('says apart that the process answers and that writes work', async () => {
    const live = await ask({ method: 'GET', url: ENDPOINTS.live.path });
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await ask({ method: 'GET', url: ENDPOINTS.ready.path });
    expect([ready.statusCode, ready.json().status]).toEqual([200, 'ok']);
    for (const { headers } of [live, ready]) expect(headers['cache-control']).toBe('no-store');
  });

  test('is degraded and not ready, but live, while only writes fail', async () => {
    const { queries } = database();
    await queries.execute(sql`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`);
    await queries.execute(sql`create trigger disk_full before insert or update on rate_limits
      for each row execute function disk_full()`);
    const app = await testApp({ ...database(), close: async () => undefined });
    const ready = await app.inject(ENDPOINTS.ready.path);
    const health = await app.inject(ENDPOINTS.health.path);
    const live = await app.inject(ENDPOINTS.live.path);
    await queries.execute(sql`drop function disk_full cascade`);
    await app.close();
    expect([ready.statusCode, health.statusCode, live.statusCode]).toEqual([503, 200, 200]);
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
    expect(ready.json()).toEqual(health.json());
    expect(health.json()).toMatchObject({
      status: 'degraded',
      database: { reachable: true, writable: false },
    });
  });

  test('is not ready for a while after somebody’s write found no room, though a small one does', async () => {
    const app = await testApp({ ...database(), close: async () => undefined });
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    app.get('/full', async () => {
      throw full;
    });
    const refused = await app.inject('/full');
    const ready = await app.inject(ENDPOINTS.ready.path);
    await app.close();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { status: 'degraded', database: { reachable: true, writable: false } },
    ]);
  });

  test('refuses no watchdog, however often it asks', async () => {
    const app = await testApp({ ...database(), close: async () => undefined }, { RATE_LIMIT: 'on' });
    const statuses = new Set<number>();
    for (let count = 0; count < MORE_THAN_THE_USUAL_LIMIT; count += 1)
      statuses.add((await app.inject(ENDPOINTS.ready.path)).statusCode);
    expect(statuses).toEqual(new Set([200]));
    await app.close();
  });

  test('says that it is a test server while nobody brings codes to phones', async () => {
    expect((await ask({ method: 'GET', url: ENDPOINTS.health.path })).json().isTestServer).toBe(true);
    const settings = { SMS_PROVIDER: 'http', SMS_URL: 'http://127.0.0.1:1' };
    const app = await testApp({ ...database(), close: async () => undefined }, settings);
    expect((await app.inject(ENDPOINTS.health.path)).json().isTestServer).toBe(false);
    await app.close();
  });

  test('every answer carries the headers that protect the visitor', async () => {
    for (const url of [PATHS.health.path, '/api/nothing', '/nothing']) {
      const { headers } = await ask({ method: 'GET', url });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('an unknown address of the API is a JSON error in the asked language', async () => {
    const response = await ask({ method: 'GET', url: '/api/nothing?lang=en' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not_found', message: 'This address does not exist.' });
  });
});
