import { FeatureBuffer } from '../../inference/feature-buffer.ts';
import {
  addInputs,
  logitsOf,
  type Network,
  openNetwork,
  type PackedNetwork,
} from '../../inference/packed-network.ts';
import type { Telling } from '../facts/clauses.ts';
import type { FactName } from '../facts/fact.ts';
import { addClause, addTelling, CLAUSE_BITS, hashClauses } from './clause-features.ts';

/** Reads the facts out of each clause of a telling: one output for each fact. */
export interface FactClassifier extends Network {
  readonly facts: readonly FactName[];
}

export interface PackedFactClassifier extends PackedNetwork {
  readonly facts: readonly FactName[];
}

/** How likely each fact is told in a telling. */
export type ReadFacts = (telling: Telling) => ReadonlyMap<FactName, number>;

/** Opens a packed classifier. This is done once. */
export function openFacts(packed: PackedFactClassifier): ReadFacts {
  const classifier = openFactClassifier(packed);
  return (telling) => chancesOfTold(classifier, telling);
}

export const openFactClassifier = ({ facts, ...network }: PackedFactClassifier): FactClassifier => ({
  ...openNetwork(network, CLAUSE_BITS),
  facts,
});

const buffer = new FeatureBuffer(CLAUSE_BITS);

/** How likely each fact is told in the telling: its chance in the clause that tells it most plainly. */
export function chancesOfTold(
  classifier: FactClassifier,
  { clauses }: Telling,
): ReadonlyMap<FactName, number> {
  const { facts, units } = classifier;
  const hashed = hashClauses(clauses);
  buffer.clear();
  addTelling(hashed, buffer);
  const shared = withInputs(classifier, buffer, new Float64Array(units));
  const highest = new Float64Array(facts.length).fill(Number.NEGATIVE_INFINITY);
  for (const place of hashed.keys()) {
    buffer.clear();
    addClause(hashed, place, buffer);
    const hidden = withInputs(classifier, buffer, shared.slice()).map(Math.tanh);
    const logOdds = logitsOf(classifier, hidden, 0, facts.length);
    for (const [fact, each] of logOdds.entries()) highest[fact] = Math.max(highest[fact] as number, each);
  }
  return new Map(facts.map((fact, index) => [fact, 1 / (1 + Math.exp(-(highest[index] as number)))]));
}

/** What some features add to each hidden unit, added to what is there. */
function withInputs(
  classifier: FactClassifier,
  { buckets, values, length }: FeatureBuffer,
  sums: Float64Array,
): Float64Array {
  for (let index = 0; index < length; index += 1)
    addInputs(classifier, buckets[index] as number, values[index] as number, sums);
  return sums;
}
