import { describe, expect, test, vi } from 'vitest';
import { reputationLookup } from './lookup.ts';
import type { Reputation } from './repository.ts';

const row = (key: string): Reputation => ({
  key,
  reports: 3,
  confirmed: false,
  listed: false,
  lastReportedAt: null,
  countsUntil: null,
  change: 1,
  updatedAt: new Date(0),
});

/** A database that answers when it is told to. */
function slowRepository() {
  const asked: {
    keys: readonly string[];
    answer: (rows: Reputation[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const find = (keys: readonly string[]) =>
    new Promise<Reputation[]>((answer, fail) => {
      asked.push({ keys, answer, fail });
    });
  return { asked, repository: { find } };
}

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('looking up reputation', () => {
  test('each asker gets the rows of their own keys', async () => {
    const lookup = reputationLookup({ find: async (keys) => keys.filter((key) => key !== 'b').map(row) });
    const [one, other] = await Promise.all([lookup(['a', 'b']), lookup(['b', 'c'])]);
    expect(one?.map(({ key }) => key)).toEqual(['a']);
    expect(other?.map(({ key }) => key)).toEqual(['c']);
  });

  test('no keys ask nothing', async () => {
    const { asked, repository } = slowRepository();
    expect(await reputationLookup(repository)([])).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('questions that arrive during a query become one query', async () => {
    const { asked, repository } = slowRepository();
    const lookup = reputationLookup(repository);
    const first = lookup(['a']);
    await nextTurn();
    const later = [lookup(['b']), lookup(['c', 'b'])];
    await nextTurn();
    expect(asked).toHaveLength(1);
    asked[0]?.answer([row('a')]);
    expect(await first).toEqual([row('a')]);
    await nextTurn();
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    asked[1]?.answer([row('c')]);
    expect(await Promise.all(later)).toEqual([[], [row('c')]]);
  });

  test('a query that fails by itself does not keep the next one from being asked', async () => {
    let isWrong = true;
    const find = async (keys: readonly string[]) => {
      if (isWrong) throw new Error('wrong query');
      return keys.map(row);
    };
    const lookup = reputationLookup({ find });
    expect(await lookup(['a'])).toBeUndefined();
    isWrong = false;
    expect(await lookup(['a'])).toEqual([row('a')]);
  });

  test('that the database is away is reported once, and nobody waits for the database for a moment', async () => {
    const { asked, repository } = slowRepository();
    const onFailure = vi.fn<(error: unknown) => void>();
    const lookup = reputationLookup(repository, { onFailure });
    const waiting = Promise.all([lookup(['a']), lookup(['b'])]);
    await nextTurn();
    asked[0]?.fail(away());
    expect(await waiting).toEqual([undefined, undefined]);
    expect(await lookup(['c'])).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('after the moment it is asked again', async () => {
    let isAway = true;
    const find = async (keys: readonly string[]) => {
      if (isAway) throw away();
      return keys.map(row);
    };
    const lookup = reputationLookup({ find }, { pause: 0 });
    expect(await lookup(['a'])).toBeUndefined();
    isAway = false;
    expect(await lookup(['a'])).toEqual([row('a')]);
  });

  test('a database that does not answer in time is not waited for, and its late answer harms nobody', async () => {
    const { asked, repository } = slowRepository();
    const lookup = reputationLookup(repository, { timeLimit: 1, pause: 0 });
    expect(await lookup(['a'])).toBeUndefined();
    expect(await lookup(['b'])).toBeUndefined();
    expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
    asked[0]?.fail(new Error('at last'));
    await nextTurn();
    asked.at(-1)?.answer([]);
    await nextTurn();
    const again = lookup(['c']);
    await nextTurn();
    asked.at(-1)?.answer([row('c')]);
    expect(await again).toEqual([row('c')]);
  });
});
