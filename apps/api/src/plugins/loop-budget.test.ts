import { expect, test } from 'vitest';
import { loopBudget } from './loop-budget.ts';

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

/** A budget of 200 ms, and what it says so many milliseconds after the beginning. */
function budget() {
  let time = 5_000;
  const { isSpent } = loopBudget(200, () => time);
  return (after: number) => {
    time = 5_000 + after;
    return isSpent();
  };
}
const ten = (after: number) => Array<number>(10).fill(after);

test('whoever comes in a crowd to an iteration that takes too long is told so, until it is over', async () => {
  const isSpentAfter = budget();
  expect([...ten(0), 150, 200].map(isSpentAfter)).not.toContain(true);
  expect([201, 300].map(isSpentAfter)).toEqual([true, true]);
  await nextIteration();
  expect([...ten(310), 510].map(isSpentAfter)).not.toContain(true);
  expect(isSpentAfter(511)).toBe(true);
});

test('a few are served, however long it takes', () => {
  const isSpentAfter = budget();
  expect([0, ...ten(399).slice(1)].map(isSpentAfter)).not.toContain(true);
  expect(isSpentAfter(399)).toBe(true);
});

test('an iteration that does not end serves for half of its time', () => {
  const isSpentAfter = budget();
  ten(0).map(isSpentAfter);
  expect(isSpentAfter(399)).toBe(true);
  expect([401, 600].map(isSpentAfter)).not.toContain(true);
  expect(isSpentAfter(602)).toBe(true);
});

test('time between iterations does not count', async () => {
  const isSpentAfter = budget();
  ten(0).map(isSpentAfter);
  await nextIteration();
  expect(ten(60_000).map(isSpentAfter)).not.toContain(true);
});
