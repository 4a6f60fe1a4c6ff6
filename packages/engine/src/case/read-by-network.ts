import { type CaseNetwork, factChances } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { speaksForHonest, weightOfWords } from './standing.ts';
import type { CaseState } from './state.ts';

/** From this chance on, lessened where little was said, a fact counts as told; of those that no rule heard, as many are right as of those that a rule hears. */
const READ = 0.6;

/**
 * The case with the facts that the network reads out of what was told and no rule heard. What speaks for an honest matter is not among them, and
 * nothing that would contradict what was heard or answered: two readings of one deed may not correct each other.
 */
export function withFactsRead(network: CaseNetwork, state: CaseState): CaseState {
  if (!state.isTold || network.facts.length === 0) return state;
  const weight = weightOfWords(state);
  const spokenOf = new Set(state.facts.map(subjectOf));
  const read = [...factChances(network, state.heard, state)].flatMap(([fact, chance]) =>
    chance * weight >= READ && isNew(fact, spokenOf, state) ? fact : [],
  );
  return read.length > 0 ? { ...state, facts: [...state.facts, ...read] } : state;
}

const subjectOf = (fact: FactName): string | undefined => fact.split(':')[1];

/** Nobody is told that their money is gone because it sounds so. */
const OF_TELLER = /^(?:done|not|refused):/;
/** A demand may stand beside a deed: "I paid, and they ask for more". */
const STANDS_ALONE = /^(?:asked|says):/;

const isNew = (fact: FactName, spokenOf: ReadonlySet<string | undefined>, { facts }: CaseState): boolean =>
  !facts.includes(fact) &&
  !OF_TELLER.test(fact) &&
  !speaksForHonest(fact) &&
  (STANDS_ALONE.test(fact) || !spokenOf.has(subjectOf(fact)));
