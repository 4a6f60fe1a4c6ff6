import { expect, test } from 'vitest';
import { type Day, playDay } from './day.ts';

const half = () => 0.5;
const call = { perVisitor: 2, instance: 5, database: 1, bytes: 1_000 };
const flat = Array.from({ length: 24 }, () => 1 / 24);
const day: Day = { visitors: 864_000, calls: [call], hours: flat, rush: 1 };

test('an even day without chance asks for what its calls cost, each second', () => {
  // 10 visitors a second with two calls of 5 ms each; the chance of one half moves every second alike.
  const { peak, instanceCores, databaseCores, bytes } = playDay(day, half);
  expect(instanceCores).toBeCloseTo((peak * 10) / 1_000);
  expect(databaseCores).toBeCloseTo((peak * 2) / 1_000);
  expect(bytes).toBe(864_000 * 2_000);
});

test('a rush lifts the busiest second, and nothing of the day', () => {
  const calm = playDay(day, half);
  const rushed = playDay({ ...day, rush: 3 }, half);
  expect(rushed.peak).toBeGreaterThan(2 * calm.peak);
  expect(rushed.bytes).toBe(calm.bytes);
});

test('a second brings about as many as expected, and never fewer than none', () => {
  let state = 1;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const { peak } = playDay({ ...day, visitors: 8_640 }, random);
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(5);
});
