import { afterEach, expect, test, vi } from 'vitest';
import { readSeldom } from './read-seldom.ts';

afterEach(() => vi.restoreAllMocks());

const AGE = 100;

/** A clock that stands until it is moved. */
function clock() {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { pass: (ms: number) => (now += ms) };
}

test('asks once for all who ask within its age, and again after it', async () => {
  const time = clock();
  const read = vi.fn(async () => [read.mock.calls.length]);
  const list = readSeldom(read, AGE);
  expect(await Promise.all([list(), list()])).toEqual([[1], [1]]);
  time.pass(AGE - 1);
  expect(await list()).toEqual([1]);
  time.pass(1);
  expect(await list()).toEqual([2]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('tells a failure to all who wait, and asks anew for the next', async () => {
  clock();
  const read = vi.fn(async () => ['there']);
  read.mockRejectedValueOnce(new Error('away'));
  const list = readSeldom(read, AGE);
  const waiting = await Promise.allSettled([list(), list()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await list()).toEqual(['there']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a late failure does not take away what was read since', async () => {
  const time = clock();
  const failing: ((error: Error) => void)[] = [];
  const read = vi.fn(async () => 'new');
  read.mockReturnValueOnce(new Promise((_, reject) => void failing.push(reject)));
  const list = readSeldom(read, AGE);
  const first = list();
  time.pass(AGE);
  expect(await list()).toBe('new');
  failing[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  expect(await list()).toBe('new');
  expect(read).toHaveBeenCalledTimes(2);
});
