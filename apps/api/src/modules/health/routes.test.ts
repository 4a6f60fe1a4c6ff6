import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { describeOnEachDatabase, testApp } from '../../testing/test-server.ts';

describeOnEachDatabase('health', ({ ask, database }) => {
  test('names the database and the versions', async () => {
    const response = await ask({ method: 'GET', url: ENDPOINTS.health.path });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      status: 'ok',
      database: { engine: database().engine, reachable: true },
      version: '1.2.3',
    });
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
