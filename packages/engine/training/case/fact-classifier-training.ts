import { CLAUSE_BITS } from '../../src/case/fact-classifier/clause-features.ts';
import type { PackedFactClassifier } from '../../src/case/fact-classifier/fact-classifier.ts';
import type { FactName } from '../../src/case/facts/fact.ts';
import { packNetwork } from '../../src/inference/packed-network.ts';
import { clauseExamples } from './clause-examples.ts';
import { heaviest } from './heaviest.ts';
import { trainNetwork } from './network-training.ts';
import type { TellingRow } from './tellings.ts';

const SETTINGS = { units: 48, epochs: 12, rate: 0.12, dropped: 0.25, factWeight: 1, seed: 1 } as const;
/** A fact that is marked in fewer tellings teaches nothing. */
const FEWEST_TELLINGS = 8;
const BUCKETS = 2 ** CLAUSE_BITS;
/** So many features are kept, those that weigh most. */
const MOST_FEATURES = 48_000;

/** What is learned from tellings in which a careful reader marked where each fact is told. */
export function trainFactClassifier(rows: readonly TellingRow[]): PackedFactClassifier {
  const marked = rows.filter(({ told }) => told !== undefined);
  const facts = factsOf(marked);
  const numberOf = new Map<string, number>(facts.map((fact, index) => [fact, index]));
  const examples = marked.flatMap((row) => clauseExamples(row, numberOf));
  const network = trainNetwork(examples, BUCKETS, 0, facts.length, facts.length, SETTINGS);
  return { ...packNetwork(network, heaviest(examples, network.inputs, network.units, MOST_FEATURES)), facts };
}

function factsOf(rows: readonly TellingRow[]): readonly FactName[] {
  const count = new Map<FactName, number>();
  for (const { told = [] } of rows)
    for (const fact of new Set(told.map(([name]) => name))) count.set(fact, (count.get(fact) ?? 0) + 1);
  return [...count].filter(([, tellings]) => tellings >= FEWEST_TELLINGS).map(([fact]) => fact);
}
