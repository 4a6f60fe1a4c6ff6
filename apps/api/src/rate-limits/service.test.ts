import { describe, expect, test, vi } from 'vitest';
import { attempts } from '../modules/accounts/attempts.ts';
import type { Count } from './repository.ts';
import { type Deed, type Limit, NO_LIMITS, rateLimits } from './service.ts';

const LIMIT: Limit = { max: 2, windowMs: 60_000 };

/** Counts in memory. */
function counted() {
  const counts = new Map<string, Count>();
  const limits = rateLimits(
    {
      count: async (key, windowMs) => {
        const count = { current: (counts.get(key)?.current ?? 0) + 1, ttl: windowMs / 2 + 1 };
        counts.set(key, count);
        return count;
      },
      look: async (key) => counts.get(key),
      forget: async (key) => void counts.delete(key),
    },
    'a secret',
  );
  return { limits, counts };
}

describe('a limit', () => {
  const deed: Deed = ['code', '+2290197000000', '203.0.113.7'];

  test('is passed by one more, and says when to come back in whole seconds', async () => {
    const { limits } = counted();
    await limits.take(deed, LIMIT);
    await limits.take(deed, LIMIT);
    await expect(limits.take(deed, LIMIT)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 31,
    });
  });

  test('tells of the last one, once', async () => {
    const { limits } = counted();
    const onLast = vi.fn();
    await limits.take(deed, LIMIT, onLast);
    expect(onLast).not.toHaveBeenCalled();
    await limits.take(deed, LIMIT, onLast);
    await limits.take(deed, LIMIT, onLast).catch(() => undefined);
    expect(onLast).toHaveBeenCalledOnce();
  });

  test('can be looked at without taking anything', async () => {
    const { limits, counts } = counted();
    await limits.refuseIfSpent(deed, LIMIT);
    expect(counts.size).toBe(0);
    await limits.take(deed, LIMIT);
    await limits.refuseIfSpent(deed, LIMIT);
    await limits.take(deed, LIMIT);
    await expect(limits.refuseIfSpent(deed, LIMIT)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 31,
    });
  });

  test('begins again when it is forgotten', async () => {
    const { limits } = counted();
    await limits.take(deed, { ...LIMIT, max: 1 });
    await limits.forget(deed);
    await expect(limits.take(deed, { ...LIMIT, max: 1 })).resolves.toBeUndefined();
  });

  test('counts each deed and each person apart, and names nobody', async () => {
    const { limits, counts } = counted();
    await limits.take(['code', 'a', 'b'], LIMIT);
    await limits.take(['code', 'ab'], LIMIT);
    await limits.take(['code', 'a\nc'], LIMIT);
    await limits.take(['codes', 'a', 'b'], LIMIT);
    expect(counts.size).toBe(4);
    for (const key of counts.keys()) expect(key).toMatch(/^codes? [\w-]{43}$/);
  });

  test('is none for load tests', async () => {
    await expect(NO_LIMITS.take(deed, { ...LIMIT, max: 0 })).resolves.toBeUndefined();
    await expect(NO_LIMITS.refuseIfSpent(deed, { ...LIMIT, max: 0 })).resolves.toBeUndefined();
    await expect(NO_LIMITS.forget(deed)).resolves.toBeUndefined();
  });
});

describe('tries', () => {
  const MINUTE = 60_000;
  const taken: unknown[] = [];
  const tries = () =>
    attempts({
      take: async (deed, limit) => void taken.push([deed, limit]),
      refuseIfSpent: async () => undefined,
      forget: async (deed) => void taken.push([deed, 'forgotten']),
    });
  const told = () => taken.splice(0);

  test('of a known browser count for it alone', async () => {
    const guesser = { contact: 'one', address: 'here', device: 'phone' };
    await tries().takePassword(guesser);
    await tries().forgivePassword(guesser);
    expect(told()).toEqual([
      [['known password', 'one', 'phone'], { max: 10, windowMs: 15 * MINUTE }],
      [['known password', 'one', 'phone'], 'forgotten'],
    ]);
  });

  test('of a stranger count for the address, and for all strangers', async () => {
    const guesser = { contact: 'one', address: 'here', device: undefined };
    await tries().takePassword(guesser);
    await tries().forgivePassword(guesser);
    expect(told()).toEqual([
      [['password', 'one', 'here'], { max: 5, windowMs: 15 * MINUTE }],
      [['strange password', 'one'], { max: 50, windowMs: 60 * MINUTE }],
      [['password', 'one', 'here'], 'forgotten'],
    ]);
  });

  test('of codes count for the address, and for the phone that they flood', async () => {
    await tries().takeCode('one', 'here');
    expect(told()).toEqual([
      [['code', 'one', 'here'], { max: 3, windowMs: 10 * MINUTE }],
      [['codes', 'one'], { max: 10, windowMs: 24 * 60 * MINUTE }],
    ]);
  });
});
