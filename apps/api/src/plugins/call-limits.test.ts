import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { describe, expect, test } from 'vitest';
import { callLimit } from '../contract/limits.ts';
import { databases } from '../testing/databases.ts';
import { testApp } from '../testing/test-server.ts';

const opinion = {
  kind: 'link',
  opinion: 'confirmed_safe',
  riskLevel: 0,
  verdict: 'safe',
  engineVersion: '1',
};
const { path } = ENDPOINTS.feedback;
const { max } = callLimit('feedback');
const AT_ONCE = 20;

describe.each(databases)('calls that write, on $name', ({ open }) => {
  test('are counted by address and exactly, over two instances that are asked at once', async () => {
    const database = await open();
    const shared = { ...database, close: async () => undefined };
    const instances = [
      await testApp(shared, { RATE_LIMIT: 'on' }),
      await testApp(shared, { RATE_LIMIT: 'on' }),
    ];
    const give = (index: number, remoteAddress = '203.0.113.7') =>
      instances[index % 2]?.inject({ method: 'POST', url: path, remoteAddress, payload: opinion });
    const answers: Awaited<ReturnType<typeof give>>[] = [];
    // As many at once as connections bear on a busy machine: a count that waits too long is not made.
    while (answers.length < max + AT_ONCE)
      answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => give(index)))));
    const statuses = answers.map((answer) => answer?.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(max);
    const refused = answers.find((answer) => answer?.statusCode === 429);
    expect(refused?.json().code).toBe('too_many_requests');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await give(0, '203.0.113.8'))?.statusCode).toBe(201);
    for (const app of instances) await app.close();
    await database.close();
  });
});

const [embedded] = databases;

const forwarded = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index % 250}` });

describe('other calls', () => {
  const limit = callLimit('me');
  const ask = async (headers: (index: number) => Record<string, string>, settings = {}) => {
    const database = await embedded?.open();
    if (!database) throw new Error('There is no database.');
    const app = await testApp(database, { RATE_LIMIT: 'on', ...settings });
    const statuses = [];
    for (let index = 0; index <= limit.max; index += 1)
      statuses.push((await app.inject({ url: PATHS.me.path, headers: headers(index) })).statusCode);
    const other = (await app.inject({ url: PATHS.health.path })).statusCode;
    await app.close();
    return { statuses, other };
  };

  test('are counted each on its own', async () => {
    const { statuses, other } = await ask(() => ({}));
    expect(statuses.indexOf(429)).toBe(limit.max);
    expect(other).toBe(200);
  });

  test('are not counted apart for whoever claims to come from elsewhere', async () => {
    const { statuses } = await ask(forwarded);
    expect(statuses.indexOf(429)).toBe(limit.max);
  });

  test('are counted by the address that a trusted proxy tells', async () => {
    const { statuses } = await ask(forwarded, { TRUST_PROXY: '127.0.0.1' });
    expect(statuses).not.toContain(429);
  });

  test('are not counted at all where limits are off', async () => {
    expect((await ask(() => ({}), { RATE_LIMIT: 'off' })).statuses).not.toContain(429);
  });
});
