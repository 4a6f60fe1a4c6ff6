import { expect, it } from 'vitest';
import { packTrees, sumOfTrees } from './trees.ts';

/** The first tree splits on feature 0; where that is large, twice on feature 1. The second tree splits on feature 1 alone. */
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
])('adds up the leaves of all trees for %j', (features, sum) => {
  expect(sumOfTrees(packTrees(TREES), Float64Array.from(features))).toBe(sum);
});
