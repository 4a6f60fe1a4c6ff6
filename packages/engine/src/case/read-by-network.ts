import { type CaseNetwork, factChances } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { speaksForHonest } from './proofs.ts';
import type { CaseState } from './state.ts';
import { WORDS_OF_STORY, weightOfWords, wordsIn } from './words-told.ts';

/** In fewer words the network guesses what mostly follows them: of 13 such guesses 3 had been told. */
const FEWEST_WORDS = 18;

/** From this chance on, lessened where little was said, a fact counts as told; of those that no rule heard, as many are right as of those that a rule hears. */
const READ = 0.6;

/**
 * The case with the facts that the network reads out of what was told and no rule heard. What speaks for an honest matter is not among them, and
 * nothing that would contradict what was heard or answered: two readings of one deed may not correct each other. They are noted as said: half of them
 * are wrong, and nobody is told that they said what they did not say.
 */
export function withFactsRead(network: CaseNetwork, state: CaseState): CaseState {
  if (!state.isTold || network.facts.length === 0 || wordsIn(state.heard) < FEWEST_WORDS) return state;
  const weight = weightOfWords(state);
  const spokenOf = new Set(state.facts.map(subjectOf));
  const read = [...factChances(network, state.heard, state)].flatMap(([fact, chance]) =>
    chance * weight >= READ && isNew(fact, spokenOf, state) ? fact : [],
  );
  return read.length > 0
    ? { ...state, facts: [...state.facts, ...read], said: [...state.said, ...read] }
    : state;
}

/** Of what a rule hears in a story and the network gives less than this, one in six had been told; of the rest half. */
const DOUBTED = 0.02;
/** What others are, do or want may be misheard without harm. A secret that is wanted, a life and this moment may not. */
const MAY_BE_DOUBTED =
  /^(?:true|says|asked):(?!(?:code|pin|password|card|child|despair|on-phone|at-counter|sim-dead)$)/;

/**
 * The case without what a rule heard in the last message, a story, and the network doubts: in "la mutuelle est à l'hôpital" a rule hears a lost
 * account. @param before - the case as it was before that message.
 */
export function withoutDoubted(network: CaseNetwork, before: CaseState, state: CaseState): CaseState {
  const words = wordsIn(state.heard) - wordsIn(before.heard);
  if (network.facts.length === 0 || words < WORDS_OF_STORY) return state;
  const chances = factChances(network, state.heard, state);
  const isKept = (fact: FactName) =>
    before.facts.includes(fact) || !MAY_BE_DOUBTED.test(fact) || (chances.get(fact) ?? DOUBTED) >= DOUBTED;
  return { ...state, facts: state.facts.filter(isKept) };
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

/** Nobody is told that they said what the network, which read all of it, hardly believes. */
const LEAST_SAID_BACK = { inStory: 0.08, inFewWords: 0.03 } as const;

/** The facts that may be said back: what was answered, and what the network bears out of the rest. */
export function sayable(network: CaseNetwork, state: CaseState): readonly FactName[] {
  if (network.facts.length === 0 || !state.isTold) return state.facts;
  const chances = factChances(network, state.heard, state);
  const least = wordsIn(state.heard) < WORDS_OF_STORY ? LEAST_SAID_BACK.inFewWords : LEAST_SAID_BACK.inStory;
  return state.facts.filter((fact) => state.answered.includes(fact) || (chances.get(fact) ?? 1) >= least);
}
