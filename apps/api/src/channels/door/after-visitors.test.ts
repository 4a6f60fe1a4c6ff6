import { expect, test } from 'vitest';
import { afterVisitors } from './after-visitors.ts';

/** A clock on which each turn takes so long, and the last one for ever. */
const clock = (turns: number[]) => {
  let time = 0;
  let pauses = 0;
  return {
    now: () => time,
    turn: async () => {
      time += turns.length > 1 ? (turns.shift() ?? 0) : (turns[0] ?? 0);
    },
    pause: async (ms: number) => {
      pauses += 1;
      time += ms;
    },
    pauses: () => pauses,
  };
};

test('a message is answered at once while the site has little to do', async () => {
  const calm = clock([1]);
  await afterVisitors(calm);
  expect(calm.pauses()).toBe(0);
});

test('it waits while visitors are answered late', async () => {
  const busy = clock([50, 50, 1]);
  await afterVisitors(busy);
  expect(busy.pauses()).toBe(2);
});

test('it waits no longer than a second', async () => {
  const full = clock([100]);
  await afterVisitors(full);
  expect(full.now()).toBeLessThan(1_200);
});
