import { expect, it } from 'vitest';
import { openTrees, sumOfTrees } from './trees.ts';

/** Number 0 is asked first; when it is large, number 1 is asked twice. The second tree asks about number 1 alone. */
const TREES = {
  roots: [0, 7],
  features: [0, -1, 1, 1, -1, -1, -1, 1, -1, -1],
  values: [5, 1, 20, 10, 2, 4, 8, 10, 16, 32],
  otherwise: [2, 0, 6, 5, 0, 0, 0, 9, 0, 0],
};

it.each([
  [[5, 99], 1 + 32],
  [[6, 10], 2 + 16],
  [[6, 11], 4 + 32],
  [[6, 21], 8 + 32],
])('adds up what each tree says of %j', (numbers, sum) => {
  expect(sumOfTrees(openTrees(TREES), Float64Array.from(numbers))).toBe(sum);
});

it('says the same when it is asked again', () => {
  const trees = openTrees(TREES);
  sumOfTrees(trees, Float64Array.of(6, 21));
  expect(sumOfTrees(trees, Float64Array.of(5, 0))).toBe(1 + 16);
});

it('refuses a tree with more leaves than it can tell apart', () => {
  const questions = 32;
  const features = Array.from({ length: questions * 2 + 1 }, (_, node) =>
    node % 2 === 0 && node < questions * 2 ? 0 : -1,
  );
  const otherwise = features.map((_, node) => (node % 2 === 0 ? node + 2 : 0));
  const trees = { roots: [0], features, values: features.map((_, node) => node), otherwise };
  expect(() => openTrees(trees)).toThrow('more than 32 leaves');
});
