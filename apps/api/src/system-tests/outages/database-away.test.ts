import { ENDPOINTS } from '@scamguard/contracts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { connectionsOf } from '../../db/client.ts';
import { asking, testApp } from '../../testing/test-server.ts';

/** A port on which no program ever listens. */
const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 });
const app = await testApp({
  engine: 'postgresql',
  queries: drizzle(pool),
  connections: () => connectionsOf(pool),
  close: () => pool.end(),
});
const { ask, post } = asking(() => app);
afterAll(() => app.close());

test('while the database is away, verification goes on from the engine alone', async () => {
  const response = await post(ENDPOINTS.verifyLink.path, { link: 'https://boutique.example/' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ offline: false });
});

test('health says that the database is away', async () => {
  const degraded = {
    status: 'degraded',
    database: { engine: 'postgresql', reachable: false, writable: false },
  };
  const response = await ask({ method: 'GET', url: ENDPOINTS.health.path });
  expect([response.statusCode, response.json()]).toMatchObject([200, degraded]);
  const ready = await ask({ method: 'GET', url: ENDPOINTS.ready.path });
  expect([ready.statusCode, ready.json()]).toMatchObject([503, degraded]);
  expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
});

test('what needs it is refused for the moment, with the id of the request in the log', async () => {
  const body = { kind: 'link', opinion: 'confirmed_safe', riskLevel: 0, verdict: 'safe', engineVersion: '1' };
  for (const response of [
    await post(ENDPOINTS.feedback.path, body),
    await ask({ method: 'GET', url: ENDPOINTS.regions.path }),
  ]) {
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
});
