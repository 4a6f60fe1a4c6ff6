import { expect, it } from 'vitest';
import { hashStep } from './hash.ts';
import { codeIn, NUMBERS_OF_RUNS, openRuns, placeOfRun, RUN_BITS, runKind, weighRuns } from './runs.ts';
import { packWeights, STEPS, unpackWeights, weightAt } from './weight-table.ts';

const KIND = runKind(99, 4);

/** The place of a run, from its last character to its first. */
function placeOf(run: string): number {
  let hash = KIND.seed;
  for (let at = run.length - 1; at >= 0; at -= 1) hash = hashStep(hash, codeIn(run, at));
  return placeOfRun(hash);
}

function weigh(text: string, runs: Readonly<Record<string, number>>) {
  const weights = new Float64Array(2 ** RUN_BITS);
  for (const [run, weight] of Object.entries(runs)) weights[placeOf(run)] = weight;
  const into = new Float64Array(NUMBERS_OF_RUNS);
  weighRuns(text, KIND, openRuns(packWeights(weights, RUN_BITS, STEPS.finest)), into, 0);
  const [sum, mean, lowest, known] = into;
  return { sum, mean, lowest, known };
}

it('weighs a character by the longest known run that ends with it', () => {
  expect(weigh('ab', { b: 1, ab: 4 }).sum).toBe(4);
  expect(weigh('cb', { b: 1, ab: 4 }).sum).toBeCloseTo(1, 0);
});

it('tells the lowest weight and how long the known runs are', () => {
  const { lowest, known } = weigh('abz', { ab: 4, z: -4 });
  expect(lowest).toBe(-4);
  expect(known).toBe(3 / 4);
});

it('takes all digits for one, and capitals for small letters', () => {
  expect(weigh('A7', { a0: 4 }).sum).toBe(4);
});

it('finds nothing in a text of nothing that it knows', () => {
  expect(weigh('xyz', { ab: 4 })).toEqual({ sum: 0, mean: 0, lowest: 0, known: 0 });
});

it('keeps apart the weights of places that lie side by side', () => {
  const weights = new Float64Array(2 ** RUN_BITS);
  const first = placeOf('ab') & ~31;
  for (let next = 0; next < 32; next += 1) weights[first + next] = (next + 1) / 8;
  const packed = packWeights(weights, RUN_BITS, STEPS.finest);
  const into = new Float64Array(NUMBERS_OF_RUNS);
  weighRuns('ab', KIND, openRuns(packed), into, 0);
  expect(into[0]).toBe(weightAt(unpackWeights(packed), placeOf('ab')));
});
