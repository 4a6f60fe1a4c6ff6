import type { CaseNetwork } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { isProof, isSign } from './proofs.ts';
import { type CaseState, isHeard, MENU_TOLD } from './state.ts';
import { toldChances } from './told-chances.ts';
import { isStory, WORDS_OF_STORY, wordsIn } from './words-told.ts';

/** In fewer words there is nothing to read that no rule hears. */
const FEWEST_WORDS = 6;

/** From these chances on a fact that no rule heard counts as told: three of four are. What costs most if it was misread must be surest. */
export const READ = 0.6;
const READ_SURELY = 0.75;

/**
 * The case with the facts that are read out of what was told and no rule heard. Nothing that would contradict what was heard or answered is among
 * them: two readings of one deed may not correct each other.
 */
export function withFactsRead(network: CaseNetwork, state: CaseState): CaseState {
  if (!state.isTold || network.facts.length === 0 || wordsIn(state.heard) < FEWEST_WORDS) return state;
  const spokenOf = new Set(state.facts.map(subjectOf));
  const read = [...toldChances(network, state)].flatMap(([fact, chance]) =>
    chance >= leastChanceOf(fact, state) && isNew(fact, spokenOf, state) ? fact : [],
  );
  return read.length > 0
    ? { ...state, facts: [...state.facts, ...read], readAlone: [...(state.readAlone ?? []), ...read] }
    : state;
}

/** What the teller did, and what only honest matters have, is not taken from the network's guess at a whole story alone. */
const leastChanceOf = (fact: FactName, state: CaseState): number => {
  if (!OF_TELLER.test(fact) && !isProof(fact) && !isSign(fact)) return READ;
  // "I want to verify an agency": in a few words a proof is what somebody hopes for.
  const isGuess = state.read === undefined || (isProof(fact) && !isStory(state));
  return isGuess ? Number.POSITIVE_INFINITY : READ_SURELY;
};

/** Of what a rule hears and the readings give less than this, one in six was told. */
const DOUBTED = 0.2;
/** What others are, do or want may be misheard without harm. What was done, a secret that is wanted, a life and this moment may not. */
const MAY_BE_DOUBTED =
  /^(?:true|says|asked):(?!(?:code|pin|password|card|child|despair|on-phone|at-counter|sim-dead)$)/;

/**
 * The case without what a rule heard in the last message, and the readings doubt: in "la mutuelle est à l'hôpital" a rule hears a lost account.
 *
 * @param before - the case as it was before that message.
 */
export function withoutDoubted(network: CaseNetwork, before: CaseState, state: CaseState): CaseState {
  const words = wordsIn(state.heard) - wordsIn(before.heard);
  if (network.facts.length === 0 || words < WORDS_OF_STORY || state.read === undefined) return state;
  const chances = toldChances(network, state);
  const isKept = (fact: FactName) =>
    before.facts.includes(fact) || !MAY_BE_DOUBTED.test(fact) || (chances.get(fact) ?? DOUBTED) >= DOUBTED;
  return { ...state, facts: state.facts.filter(isKept) };
}

const subjectOf = (fact: FactName): string | undefined => fact.split(':')[1];

const OF_TELLER = /^(?:done|not|refused):/;
/** A demand may stand beside a deed: "I paid, and they ask for more". */
const STANDS_ALONE = /^(?:asked|says):/;

const isNew = (
  fact: FactName,
  spokenOf: ReadonlySet<string | undefined>,
  { facts, said }: CaseState,
): boolean =>
  !facts.includes(fact) &&
  // A code that opens a menu is dialled, and nobody demands it.
  !(fact === 'asked:dial' && said.includes(MENU_TOLD)) &&
  !isOnlyVaguer(fact, facts) &&
  !OF_A_LIFE_OR_NOW.has(fact) &&
  (STANDS_ALONE.test(fact) || !spokenOf.has(subjectOf(fact)));

/** The network has outputs of its own for these, and a rule knows when they are over. */
const OF_A_LIFE_OR_NOW: ReadonlySet<FactName> = new Set<FactName>([
  'true:despair',
  'true:child',
  'true:on-phone',
  'true:at-counter',
]);

/** Who has sent money back, or paid a fee, has sent money: that says no more. */
const isOnlyVaguer = (fact: FactName, facts: readonly FactName[]): boolean =>
  fact.endsWith(':money') &&
  ['money-back', 'fee', 'deposit', 'airtime'].some((kind) =>
    facts.some((each) => each === `${fact.slice(0, -':money'.length)}:${kind}`),
  );

/** Nobody is told that they said what the readings hardly believe, or what only these read. */
const LEAST_SAID_BACK = 0.5;
/** What they did themselves a rule hears better, and to be told that they did it shows that they were heard. */
const LEAST_DEED_SAID_BACK = 0.4;
const DEED = /^done:/;

/** The facts that may be said back: what was answered, and what the readings bear out of what a rule heard. */
export function sayable(network: CaseNetwork, state: CaseState): readonly FactName[] {
  if (network.facts.length === 0 || !state.isTold) return state.facts;
  const chances = toldChances(network, state);
  return state.facts.filter(
    (fact) =>
      state.answered.includes(fact) ||
      (isHeard(state, fact) &&
        (chances.get(fact) ?? 1) >= (DEED.test(fact) ? LEAST_DEED_SAID_BACK : LEAST_SAID_BACK)),
  );
}
