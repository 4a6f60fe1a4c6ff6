import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { oneTimeCodes } from '../db/schema/accounts.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import { databases } from '../testing/databases.ts';
import { removeExpired } from './expiry.ts';

describe.each(databases)('on $name', ({ open }) => {
  test('what has expired goes, and nothing else', async () => {
    const { queries, close } = await open();
    const ends = { old: sql`now() - interval '1 minute'`, fresh: sql`now() + interval '1 minute'` };
    for (const [name, end] of Object.entries(ends)) {
      await queries.insert(rateLimits).values({ key: name, count: 1, resetsAt: end });
      await queries.insert(oneTimeCodes).values({
        tokenHash: name,
        purpose: 'password',
        contact: 'a',
        codeHash: 'a',
        triesLeft: 1,
        expiresAt: end,
      });
    }
    await removeExpired(queries);
    expect((await queries.select().from(rateLimits)).map(({ key }) => key)).toEqual(['fresh']);
    expect((await queries.select().from(oneTimeCodes)).map(({ tokenHash }) => tokenHash)).toEqual(['fresh']);
    await close();
  });
});
