import { expect, it } from 'vitest';
import { sumOfTrees } from '../../src/learned/trees.ts';
import { randomFrom } from '../random.ts';
import { type BoostSettings, type NumbersExample, trainBoosted } from './boost.ts';

const SETTINGS: BoostSettings = {
  trees: 40,
  runs: 1,
  leaves: 4,
  rate: 0.3,
  ridge: 1,
  leastRows: 5,
  columns: 1,
  rows: 0.8,
  seed: 1,
  boundaries: 'best',
};

/** A scam when exactly one of two numbers is large: no sum of the two can tell. The third number means nothing. */
function eitherButNotBoth(count: number, seed: number): readonly NumbersExample[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const numbers = Float64Array.of(random(), random(), random());
    const target = (numbers[0] ?? 0) > 0.5 !== (numbers[1] ?? 0) > 0.5 ? 1 : 0;
    return { numbers, start: 0, target, weight: 1 };
  });
}

it.each(['best', 'drawn'] as const)(
  'learns what means something only together, boundaries %s',
  (boundaries) => {
    const trees = trainBoosted(eitherButNotBoth(1_000, 7), { ...SETTINGS, boundaries });
    const unseen = eitherButNotBoth(500, 8);
    const right = unseen.filter(({ numbers, target }) => sumOfTrees(trees, numbers) > 0 === (target === 1));
    expect(right.length / unseen.length).toBeGreaterThan(0.93);
  },
);

it.each(['best', 'drawn'] as const)(
  'grows the same trees from the same rows, boundaries %s',
  (boundaries) => {
    const rows = eitherButNotBoth(300, 3);
    const settings = { ...SETTINGS, boundaries };
    expect(trainBoosted(rows, settings)).toEqual(trainBoosted(rows, settings));
  },
);

it('has nothing to add where the start is right', () => {
  const rows = eitherButNotBoth(300, 3).map((row) => ({ ...row, start: row.target === 1 ? 12 : -12 }));
  const trees = trainBoosted(rows, SETTINGS);
  for (const { numbers } of rows) expect(Math.abs(sumOfTrees(trees, numbers))).toBeLessThan(0.2);
});

it('leaves alone what is the same in every row', () => {
  const rows = eitherButNotBoth(200, 5).map((row) => ({ ...row, numbers: Float64Array.of(1, 1, 1) }));
  expect(new Set(Array.from(trainBoosted(rows, SETTINGS).features))).toEqual(new Set([-1]));
});

it('gives the mean of its runs', () => {
  const rows = eitherButNotBoth(300, 3);
  const [one, other] = [1, 2].map((seed) => trainBoosted(rows, { ...SETTINGS, seed }));
  const both = trainBoosted(rows, { ...SETTINGS, runs: 2 });
  for (const { numbers } of rows) {
    const mean = ((one ? sumOfTrees(one, numbers) : 0) + (other ? sumOfTrees(other, numbers) : 0)) / 2;
    expect(sumOfTrees(both, numbers)).toBeCloseTo(mean, 2);
  }
});
