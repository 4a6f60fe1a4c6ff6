import { expect, it } from 'vitest';
import { sumOfTrees } from '../../src/inference/trees.ts';
import { randomFrom } from '../random.ts';
import { type BoostSettings, type DenseExample, trainBoosted } from './boost.ts';

const SETTINGS: BoostSettings = {
  trees: 40,
  baggedModels: 1,
  maxLeaves: 4,
  learningRate: 0.3,
  l2: 1,
  minLeafRows: 5,
  columnShare: 1,
  rowShare: 0.8,
  seed: 1,
  splits: 'best',
};

/** A scam if exactly one of two features is large, which no weighted sum can tell. The third feature is noise. */
function eitherButNotBoth(count: number, seed: number): readonly DenseExample[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const features = Float64Array.of(random(), random(), random());
    const target = (features[0] ?? 0) > 0.5 !== (features[1] ?? 0) > 0.5 ? 1 : 0;
    return { features, initScore: 0, target, weight: 1 };
  });
}

it.each(['best', 'random'] as const)('learns what means something only together, splits %s', (splits) => {
  const trees = trainBoosted(eitherButNotBoth(1_000, 7), { ...SETTINGS, splits });
  const unseen = eitherButNotBoth(500, 8);
  const right = unseen.filter(({ features, target }) => sumOfTrees(trees, features) > 0 === (target === 1));
  expect(right.length / unseen.length).toBeGreaterThan(0.93);
});

it.each(['best', 'random'] as const)('grows the same trees from the same rows, splits %s', (splits) => {
  const rows = eitherButNotBoth(300, 3);
  const settings = { ...SETTINGS, splits };
  expect(trainBoosted(rows, settings)).toEqual(trainBoosted(rows, settings));
});

it('adds next to nothing if the initial score is right', () => {
  const rows = eitherButNotBoth(300, 3).map((row) => ({ ...row, initScore: row.target === 1 ? 12 : -12 }));
  const trees = trainBoosted(rows, SETTINGS);
  for (const { features } of rows) expect(Math.abs(sumOfTrees(trees, features))).toBeLessThan(0.2);
});

it('never splits on a constant feature', () => {
  const rows = eitherButNotBoth(200, 5).map((row) => ({ ...row, features: Float64Array.of(1, 1, 1) }));
  expect(new Set(Array.from(trainBoosted(rows, SETTINGS).features))).toEqual(new Set([-1]));
});

it('gives the mean of its bagged models', () => {
  const rows = eitherButNotBoth(300, 3);
  const [one, other] = [1, 2].map((seed) => trainBoosted(rows, { ...SETTINGS, seed }));
  const both = trainBoosted(rows, { ...SETTINGS, baggedModels: 2 });
  for (const { features } of rows) {
    const mean = ((one ? sumOfTrees(one, features) : 0) + (other ? sumOfTrees(other, features) : 0)) / 2;
    expect(sumOfTrees(both, features)).toBeCloseTo(mean, 2);
  }
});
