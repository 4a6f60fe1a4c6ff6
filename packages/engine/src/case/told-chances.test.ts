import { expect, it } from 'vitest';
import { ADVICE } from './belief/advice.ts';
import { FEATURE_BITS } from './belief/features.ts';
import type { CaseNetwork } from './belief/network.ts';
import { CASE_KINDS } from './kinds.ts';
import { type CaseState, newCase } from './state.ts';
import { toldChances } from './told-chances.ts';

/** A network that gives one fact a chance, whatever is said. */
const OTHERS = CASE_KINDS.length + ADVICE.length;
const networkOf = (likely: number): CaseNetwork => ({
  units: 1,
  inputs: new Int8Array(2 ** FEATURE_BITS),
  step: 1,
  outputs: new Float32Array(OTHERS + 1),
  bias: Float32Array.from([...Array<number>(OTHERS).fill(0), Math.log(likely / (1 - likely))]),
  questions: [],
  facts: ['done:money'],
});
const network = networkOf(0.3);
const told = (words: number, read: CaseState['read']): CaseState => ({
  ...newCase('test'),
  isTold: true,
  heard: [{ count: 2 * words, units: [0] }],
  ...(read && { read }),
});
const chance = (state: CaseState, by = network): number => toldChances(by, state).get('done:money') ?? 0;

it('is the network’s own where no clause is read', () => {
  expect(chance(told(40, undefined))).toBeCloseTo(0.3);
});

it('rises with what a clause says, with the whole story, and with a rule', () => {
  const plain = chance(told(40, { 'done:money': 0.9 }));
  expect(plain).toBeGreaterThan(chance(told(40, { 'done:money': 0.2 })));
  expect(chance(told(40, { 'done:money': 0.9 }), networkOf(0.6))).toBeGreaterThan(plain);
  expect(chance({ ...told(40, { 'done:money': 0.9 }), facts: ['done:money'] })).toBeGreaterThan(plain);
});

it('is known for facts that the network has no output for', () => {
  expect(toldChances(network, told(40, { 'not:dial': 0.9 })).get('not:dial')).toBeGreaterThan(0.5);
});
