import { PATHS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callLimit } from '../../contract/limits.ts';
import { rateLimits } from '../../db/schema/rate-limits.ts';
import { rateLimitsRepository } from '../../rate-limits/repository.ts';
import { databases } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { max } = callLimit('health');

afterEach(() => void vi.useRealTimers());

describe.each(databases)('a clock that was a day ahead and is set right, on $name', ({ open }) => {
  test('keeps nobody out for a day from what is counted in this process', async () => {
    const database = await open();
    const app = await testApp(database, { RATE_LIMIT: 'on' });
    const ask = async () => (await app.inject({ url: PATHS.me.path })).statusCode;
    const right = Date.now();
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: right + DAY_MS });
    expect(await ask()).toBe(200);
    vi.setSystemTime(right);
    for (let count = 0; count < max; count += 1) await ask();
    expect(await ask()).toBe(429);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await ask()).toBe(200);
    await app.close();
  });

  test('keeps nobody out for a day from what is counted in the database', async () => {
    const database = await open();
    const resetsAt = sql`now() + interval '1 day'`;
    await database.queries.insert(rateLimits).values({ key: 'somebody', count: 1_000, resetsAt });
    const { current, ttl } = await rateLimitsRepository(database.queries).count('somebody', MINUTE_MS);
    expect(current).toBe(1);
    expect(ttl).toBeLessThanOrEqual(MINUTE_MS);
    await database.close();
  });
});
