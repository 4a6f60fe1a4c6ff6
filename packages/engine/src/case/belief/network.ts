import { FeatureBuffer } from '../../inference/feature-buffer.ts';
import { addInputs, logitsOf, type Network } from '../../inference/packed-network.ts';
import { once } from '../../text/once.ts';
import type { TextReading } from '../../text/text-reading.ts';
import type { Telling } from '../facts/clauses.ts';
import type { FactName } from '../facts/fact.ts';
import { CASE_KINDS } from '../kinds.ts';
import type { QuestionId } from '../questions/table.ts';
import { ADVICE, type AdviceId } from './advice.ts';
import {
  addLikeness,
  addMessage,
  addNamed,
  FEATURE_BITS,
  FEWEST,
  FEWEST_NAMED,
  NAMED_GROUPS,
  TEXT_GROUPS,
} from './features.ts';

/**
 * From hashed features to the chances of each kind of case, and of each thing of `ADVICE`. Its outputs are the kinds, then `ADVICE`, `questions`
 * and `facts`.
 */
export interface CaseNetwork extends Network {
  /** Questions of which it says how likely they were answered already, in the order of their outputs. */
  readonly questions: readonly QuestionId[];
  /** Facts that it reads out of the words, in the order of their outputs. */
  readonly facts: readonly FactName[];
}

/** What the words of all messages add up to in one group: the sum for each hidden unit, and how many features there were. */
export interface GroupSum {
  readonly count: number;
  readonly units: readonly number[];
}

/** What was said, without the words: one sum for each of `TEXT_GROUPS`. */
export type HeardSums = readonly GroupSum[];

/** What counts beside the words. */
export interface NamedEvidence {
  readonly facts: Iterable<string>;
  readonly signals: Iterable<string>;
  /** The facts that answers gave; they stand among `facts`, too. */
  readonly answered: Iterable<string>;
  /** Log-odds of the text classifier. */
  readonly logOdds: number;
}

const buffer = new FeatureBuffer(FEATURE_BITS);
/** Log-odds at which the text classifier is nearly sure. */
const SURE = 4;

export const likenessOf = (logOdds: number) => Math.tanh(logOdds / SURE);

/** The sums with one message more. */
export function withMessage(
  network: CaseNetwork,
  before: HeardSums,
  telling: Telling,
  reading: TextReading,
): HeardSums {
  buffer.clear();
  const ends = addMessage(telling, reading, buffer);
  return TEXT_GROUPS.map((_, group) => {
    const from = ends[group - 1] ?? 0;
    const to = ends[group] ?? from;
    const { count = 0, units = [] } = before[group] ?? {};
    const added = Array.from(stepsOf(network, buffer.buckets.subarray(from, to)));
    return {
      count: count + to - from,
      units: added.map((steps, unit) => (units[unit] ?? 0) + steps * network.step),
    };
  });
}

/** What some features add to each hidden unit, in steps. Whole numbers add up fast and without an error. */
function stepsOf({ inputs, units }: CaseNetwork, buckets: Int32Array): Int32Array {
  const sums = new Int32Array(units);
  for (const bucket of buckets) {
    const from = bucket * units;
    for (let unit = 0; unit < units; unit += 1)
      sums[unit] = (sums[unit] as number) + (inputs[from + unit] as number);
  }
  return sums;
}

/** The chances of each kind of case; they add up to 1. */
export const chancesOf = (network: CaseNetwork, heard: HeardSums, named: NamedEvidence): Float64Array =>
  softmax(logitsOf(network, hiddenOf(network, heard, named), 0, CASE_KINDS.length));

/** The chance of each thing of `ADVICE`. */
export type Advice = Readonly<Record<AdviceId, number>>;

/** @param weight - how much of what was said counts, from 0 to 1: few words say little. */
export function adviceOf(
  network: CaseNetwork,
  heard: HeardSums,
  named: NamedEvidence,
  weight: number,
): Advice {
  const hidden = hiddenOf(network, heard, named);
  const found = logitsOf(network, hidden, CASE_KINDS.length, CASE_KINDS.length + ADVICE.length);
  return Object.fromEntries(
    ADVICE.map((id, place) => [id, weight / (1 + Math.exp(-(found[place] ?? Number.NEGATIVE_INFINITY)))]),
  ) as Advice;
}

/** The chance of each fact that the network reads out of what was said. */
export function factChances(
  network: CaseNetwork,
  heard: HeardSums,
  named: NamedEvidence,
): ReadonlyMap<FactName, number> {
  return chancesFrom(network, heard, named, OTHERS + network.questions.length, network.facts);
}

/** The chance that each question was answered in what was said. */
export function answeredChances(
  network: CaseNetwork,
  heard: HeardSums,
  named: NamedEvidence,
): ReadonlyMap<QuestionId, number> {
  return chancesFrom(network, heard, named, OTHERS, network.questions);
}

const OTHERS = CASE_KINDS.length + ADVICE.length;

function chancesFrom<Name>(
  network: CaseNetwork,
  heard: HeardSums,
  named: NamedEvidence,
  from: number,
  names: readonly Name[],
): ReadonlyMap<Name, number> {
  const found = logitsOf(network, hiddenOf(network, heard, named), from, from + names.length);
  return new Map(names.map((name, place) => [name, 1 / (1 + Math.exp(-(found[place] as number)))]));
}

function hiddenOf(network: CaseNetwork, heard: HeardSums, named: NamedEvidence): Float64Array {
  const hidden = toldBy(network)(heard).slice();
  for (const group of NAMED_GROUPS) {
    buffer.clear();
    addNamed(group, named[group], buffer);
    buffer.share(0, 1, FEWEST_NAMED[group]);
    for (let index = 0; index < buffer.length; index += 1)
      addInputs(network, buffer.buckets[index] ?? 0, buffer.values[index] ?? 0, hidden);
  }
  buffer.clear();
  addLikeness(buffer);
  addInputs(network, buffer.buckets[0] ?? 0, likenessOf(named.logOdds), hidden);
  return hidden.map(Math.tanh);
}

/** What the words add to each hidden unit, for each network and the sums of a case, which are asked about with many facts. */
const toldBy = once(({ units: size }: CaseNetwork) =>
  once((heard: HeardSums) => {
    const hidden = new Float64Array(size);
    for (const [group, name] of TEXT_GROUPS.entries()) {
      const { count = 0, units = [] } = heard[group] ?? {};
      const scale = 1 / Math.sqrt(Math.max(count, FEWEST[name]));
      for (const [unit, sum] of units.entries()) hidden[unit] = (hidden[unit] ?? 0) + sum * scale;
    }
    return hidden;
  }),
);

function softmax(values: Float64Array): Float64Array {
  const highest = Math.max(...values);
  const odds = values.map((value) => Math.exp(value - highest));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}
