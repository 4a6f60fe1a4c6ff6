import { expect, it } from 'vitest';
import { mayBeGlued, SHORTEST_GLUED } from './lure-topics.ts';
import { LURES } from './lures.ts';

it('misses no lure at either end of a longer word', () => {
  const lures = Object.values(LURES)
    .flat()
    .filter((lure) => lure.length >= SHORTEST_GLUED);
  const glued = lures.flatMap((lure) => [`${lure}abc`, `abc${lure}`]);
  expect(glued.filter((word) => !mayBeGlued(word))).toEqual([]);
});

it('says of words that neither begin nor end like one that they hold none', () => {
  expect(['adjovi', 'parakou', 'manguiers'].filter(mayBeGlued)).toEqual([]);
});
