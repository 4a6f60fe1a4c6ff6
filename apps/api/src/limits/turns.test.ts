import { afterEach, expect, test, vi } from 'vitest';
import { CodedError } from '../errors/index.ts';
import { turns } from './turns.ts';

const refusal = () => new CodedError('unavailable', undefined, 2);
const turnsFor = (atOnce: number, mostWaiting: number) => turns({ atOnce, mostWaiting, refusal });

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to, and says when it begins. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const begin = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { begun, begin, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test('only so much is done at once, and the rest in the order in which it came', async () => {
  const { begun, begin, end } = work();
  const { take } = turnsFor(2, 10);
  const all = ['a', 'b', 'c', 'd'].map((name) => take(begin(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  await all[0];
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever comes when too many wait is refused at once', async () => {
  const { begun, begin, end } = work();
  const { take } = turnsFor(1, 1);
  const first = take(begin('a'));
  const second = take(begin('b'));
  await expect(take(begin('c'))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  end('a');
  await first;
  end('b');
  await second;
  expect(begun).toEqual(['a', 'b']);
});

test('where nobody may wait, whoever finds a place free is served', async () => {
  const { begun, begin, end } = work();
  const { take, refuseEarly } = turnsFor(1, 0);
  expect(refuseEarly).not.toThrow();
  const first = take(begin('a'));
  expect(begun).toEqual(['a']);
  expect(refuseEarly).toThrow(refusal().message);
  await expect(take(begin('b'))).rejects.toMatchObject({ code: 'unavailable' });
  end('a');
  await first;
  expect(refuseEarly).not.toThrow();
});

test('without a refusal of its own, it says to come back in five seconds', async () => {
  const { begin, end } = work();
  const { take } = turns({ atOnce: 1, mostWaiting: 0 });
  const first = take(begin('a'));
  await expect(take(begin('b'))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  end('a');
  await first;
});

test('whoever would not get a turn can be told before, and takes none', async () => {
  const { begin, end } = work();
  const { take, refuseEarly } = turnsFor(1, 1);
  expect(refuseEarly).not.toThrow();
  expect(refuseEarly).not.toThrow();
  const first = take(begin('a'));
  expect(refuseEarly).not.toThrow();
  const second = take(begin('b'));
  expect(refuseEarly).toThrow(refusal().message);
  end('a');
  await first;
  expect(refuseEarly).not.toThrow();
  end('b');
  await second;
});

test('whoever goes leaves the place in the queue to another', async () => {
  const { begun, begin, end } = work();
  const { take } = turnsFor(1, 1);
  const first = take(begin('a'));
  const gone = new AbortController();
  const second = take(begin('b'), gone.signal);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(take(begin('b'), gone.signal)).rejects.toThrow('gone');
  const third = take(begin('c'));
  end('a');
  await first;
  end('c');
  await third;
  expect(begun).toEqual(['a', 'c']);
});

test('work that fails gives its turn to the next', async () => {
  const { begun, begin, end } = work();
  const { take } = turnsFor(1, 5);
  const [first, second] = [take(begin('a')), take(begin('b'))];
  end('a', new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  end('b');
  expect(await second).toBe('b');
  const third = take(begin('c'));
  end('c');
  expect(await third).toBe('c');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('whoever has waited too long is refused, and the turn goes to somebody else', async () => {
  vi.useFakeTimers();
  const { begun, begin, end } = work();
  const { take } = turns({ atOnce: 1, mostWaiting: 30, longestWait: 1_000, refusal, now: () => 0 });
  const first = take(begin('a'));
  const second = take(begin('b'));
  const told = expect(second).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  await vi.advanceTimersByTimeAsync(600);
  const third = take(begin('c'));
  await vi.advanceTimersByTimeAsync(400);
  await told;
  end('a');
  await first;
  // A caller who has a turn keeps it, however long the work takes.
  await vi.advanceTimersByTimeAsync(5_000);
  end('c');
  expect(await third).toBe('c');
  expect(begun).toEqual(['a', 'c']);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  { milliseconds: 500, taken: 6 },
  { milliseconds: 10, taken: 32 },
])(
  'whoever would wait too long after work of $milliseconds ms is refused at once',
  async ({ milliseconds, taken }) => {
    const { begun, begin, end } = work();
    let time = 0;
    const { take } = turns({ atOnce: 2, mostWaiting: 30, longestWait: 1_000, refusal, now: () => time });
    for (let count = 0; count < 60; count += 1) {
      const done = take(begin('earlier'));
      time += milliseconds;
      end('earlier');
      await done;
    }
    const refused: unknown[] = [];
    for (let count = 0; count < 40; count += 1)
      void take(begin('now')).catch((error: unknown) => refused.push(error));
    await Promise.resolve();
    await expect(take(begin('now'))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    expect([refused.length, begun.length]).toEqual([40 - taken, 62]);
  },
);
