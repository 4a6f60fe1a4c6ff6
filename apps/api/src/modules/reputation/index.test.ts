import { describe, expect, test, vi } from 'vitest';
import { reputationIndex } from './index.ts';
import type { Reputation } from './repository.ts';

/** A table of reputation, and an index of it that counts what it asks. */
function setUp(keys: readonly string[] = [], mostRemembered?: number) {
  let clock = 0;
  let time = 0;
  const rows = new Map<string, Reputation>();
  const write = (key: string, values: Partial<Reputation> = {}) => {
    clock += 1;
    rows.set(key, {
      key,
      reports: 1,
      confirmed: true,
      listed: false,
      lastReportedAt: null,
      countsUntil: null,
      updatedAt: new Date(0),
      change: clock,
      ...values,
    });
  };
  for (const key of keys) write(key);
  const repository = {
    clock: vi.fn(async () => clock),
    count: vi.fn(async () => rows.size),
    rowsAfter: vi.fn(async (after: string, limit: number) =>
      [...rows.values()]
        .filter(({ key }) => key > after)
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .slice(0, limit),
    ),
    changedSince: vi.fn(async (change: number) =>
      [...rows.values()]
        .filter((row) => row.change > change)
        .toSorted((one, other) => one.change - other.change),
    ),
  };
  const lookup = vi.fn(
    async (asked: readonly string[]): Promise<Reputation[] | undefined> =>
      asked.flatMap((key) => rows.get(key) ?? []),
  );
  const index = reputationIndex({
    repository,
    lookup,
    now: () => time,
    ...(mostRemembered ? { mostRemembered } : {}),
  });
  return { index, lookup, repository, write, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('the index of reputation', () => {
  test('is bypassed until it is loaded, never trusted', async () => {
    const { index, lookup } = setUp(['a']);
    expect(await index.find(['a', 'b'])).toMatchObject([{ key: 'a' }]);
    expect(lookup).toHaveBeenCalledWith(['a', 'b']);
  });

  test('is bypassed when loading failed', async () => {
    const { index, lookup, repository } = setUp(['a']);
    repository.rowsAfter.mockRejectedValueOnce(new Error('away'));
    await expect(index.refresh()).rejects.toThrow('away');
    expect(await index.find(['a'])).toMatchObject([{ key: 'a' }]);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  test('is bypassed when it has not been refreshed for a while', async () => {
    const { index, lookup, write, pass } = setUp(['a']);
    await index.refresh();
    write('b');
    pass(3_001);
    expect(await index.find(['b'])).toMatchObject([{ key: 'b' }]);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  test('asks nothing for keys that nobody has reported, nor for those that it has read', async () => {
    const { index, lookup } = setUp(['a']);
    await index.refresh();
    expect(index.find(['b', 'c'])).toEqual([]);
    expect(index.find(['a', 'b'])).toMatchObject([{ key: 'a' }]);
    expect(lookup).not.toHaveBeenCalled();
  });

  test('asks only once for those that it could not keep', async () => {
    const { index, lookup } = setUp(['0', 'a'], 1);
    await index.refresh();
    await index.find(['a', 'b']);
    expect(index.find(['a'])).toMatchObject([{ key: 'a' }]);
    expect(lookup.mock.calls).toEqual([[['a']]]);
  });

  test('knows of a change after the next refresh, whether the key is new or remembered', async () => {
    const { index, write } = setUp(['a']);
    await index.refresh();
    await index.find(['a']);
    write('a', { reports: 7 });
    write('b');
    await index.refresh();
    expect(await index.find(['a', 'b'])).toMatchObject([{ key: 'a', reports: 7 }, { key: 'b' }]);
  });

  test('has a version for as long as it is trusted, another after each change', async () => {
    const { index, write, pass } = setUp(['a']);
    expect(index.version()).toBeUndefined();
    await index.refresh();
    const first = index.version();
    await index.refresh();
    expect(index.version()).toBe(first);
    write('b');
    await index.refresh();
    expect(index.version()).not.toBe(first);
    pass(3_001);
    expect(index.version()).toBeUndefined();
  });

  test('does not remember an answer that was on its way when a change came', async () => {
    const { index, lookup, write } = setUp(['0', 'a'], 1);
    await index.refresh();
    const old = await lookup(['a']);
    const answers: ((rows: Reputation[] | undefined) => void)[] = [];
    lookup.mockReturnValueOnce(new Promise((resolve) => answers.push(resolve)));
    const asked = index.find(['a']);
    write('a', { reports: 9 });
    await index.refresh();
    answers[0]?.(old);
    await asked;
    expect(await index.find(['a'])).toMatchObject([{ reports: 9 }]);
  });

  test('a refresh that is asked for while one runs begins after it', async () => {
    const { index, repository, write } = setUp(['a']);
    await index.refresh();
    const answers: ((rows: Reputation[]) => void)[] = [];
    repository.changedSince.mockReturnValueOnce(new Promise((resolve) => answers.push(resolve)));
    const early = index.refresh();
    write('b');
    const late = index.refresh();
    answers[0]?.([]);
    await Promise.all([early, late]);
    expect(await index.find(['b'])).toMatchObject([{ key: 'b' }]);
  });

  test('says that nothing can be said when the database does not answer', async () => {
    const { index, lookup } = setUp(['0', 'a'], 1);
    await index.refresh();
    lookup.mockResolvedValueOnce(undefined);
    expect(await index.find(['a'])).toBeUndefined();
    expect(await index.find(['a'])).toMatchObject([{ key: 'a' }]);
  });

  test('loads more keys than a page has', async () => {
    const keys = Array.from({ length: 25_000 }, (_, number) => `key-${String(number).padStart(6, '0')}`);
    const { index, lookup } = setUp(keys, 10);
    await index.refresh();
    for (const key of [keys[0], keys[12_345], keys.at(-1)]) await index.find([key ?? '']);
    expect(lookup).toHaveBeenCalledTimes(2);
  });
});
