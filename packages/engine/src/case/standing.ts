import { score } from '../scoring/score.ts';
import { DOUBT_FROM, verdictOf } from '../scoring/verdict.ts';
import { RISK_BANDS, type Verdict } from '../vocabulary.ts';
import { type Advice, adviceOf, type CaseNetwork, chancesOf, factChances } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import {
  CASE_KINDS,
  type CaseKind,
  HONEST_KINDS,
  type HonestKind,
  isHonestKind,
  isScamKind,
  SCAM_KINDS,
  type ScamKind,
} from './kinds.ts';
import { riskOfChance } from './risk-of-chance.ts';
import { findingOf, KNOWN_FROM_OTHERS } from './signs.ts';
import type { CaseState } from './state.ts';

/** How a case stands. */
export interface Standing {
  /** By kind, in the order of `CASE_KINDS`. */
  readonly chances: Float64Array;
  /** The chance that it is a scam of any kind. */
  readonly scam: number;
  /** The likeliest of the scams. */
  readonly kind: ScamKind;
  readonly honestKind: HonestKind;
  /** Integer, 0 to 100. */
  readonly riskLevel: number;
  readonly verdict: Verdict;
  /** There is positive evidence of an honest matter. Without it nothing is ever called unsuspicious. */
  readonly isCalm: boolean;
  /** What was told of what is wanted, promised, threatened or gone. Without it a story may be a scam's, but is no proof of one. */
  readonly isGrounded: boolean;
  readonly advice: Advice;
  /** How it stands without what was only proposed, where that makes it riskier. */
  readonly own?: Standing;
}

/** A word of others that looks like a danger stays one until something was told that only honest matters have; and then leaves a doubt. */
function mostFromQuoted({ facts }: CaseState, scam: number): number {
  const proofs = facts.filter((fact) => PROOFS.has(fact)).length;
  if (proofs === 0 && scam >= UNLIKELY_SCAM) return 100;
  const isUnwanted = facts.includes('not:code') || facts.includes('not:money');
  return proofs > 0 && isUnwanted && scam < LIKELY_SCAM ? RISK_BANDS.medium - 1 : RISK_BANDS.high - 1;
}
/** Below this chance what was told speaks for an honest matter. */
const UNLIKELY_SCAM = 0.15;
/** The least chance of an honest matter at which it is called one, where a proof was told, or only a sign, and the most risk. */
const CALM = { withProof: 0.8, withSign: 0.92, risk: 8 } as const;
/** What only an honest matter has. */
const PROOFS: ReadonlySet<FactName> = new Set(['true:verified', 'true:expected', 'true:received']);
/** What honest matters have more often than scams, which imitate it. Without proof or sign nothing is called honest: silence proves nothing. */
const SIGNS: ReadonlySet<FactName> = new Set([
  'true:met',
  'true:known-sender',
  'true:balance-changed',
  'true:receipt',
  'true:contract',
]);

/** Whether only an honest matter has it. */
export const isProof = (fact: FactName): boolean => PROOFS.has(fact);

/** Whether a fact is a proof or a sign of an honest matter. */
export const speaksForHonest = (fact: FactName): boolean => PROOFS.has(fact) || SIGNS.has(fact);

/** Whoever says that they were cheated is believed. */
const CALLED_SCAM = 70;

/** From this chance on what a story tells counts like an answer. */
const LIKELY_SCAM = 0.45;
const POSSIBLE_SCAM = 0.25;
const FAINT_SCAM = 0.12;

const PROOF_OF_ACQUAINTANCE: readonly FactName[] = [
  'true:verified',
  'true:expected',
  'true:received',
  'true:known-sender',
  'true:met',
];

/** Answers after which there is no doubt, whatever else was said. Source: the risk interview's floors. */
const FLOORS: readonly (readonly [risk: number, all: readonly FactName[], none: readonly FactName[]])[] = [
  [80, ['asked:code'], ['true:expected', 'true:verified']],
  [80, ['asked:pin'], ['true:expected', 'true:verified']],
  [80, ['says:publish'], []],
  [80, ['asked:money-back', 'not:balance-changed'], []],
  // The buyer says that the money was sent, and it is not there.
  [75, ['says:is-buyer', 'not:balance-changed'], []],
  [70, ['asked:dial'], ['true:expected', 'true:verified']],
  [80, ['asked:card'], ['true:expected', 'true:verified']],
  [80, ['asked:password'], ['true:expected', 'true:verified']],
  // The client says that the money was sent, and waits at the counter for cash.
  [78, ['says:is-client', 'true:at-counter', 'not:balance-changed'], ['true:verified']],
  // No operator, no bank and no caller needs what only its owner may know.
  ...(['true:on-phone', 'says:is-operator', 'says:is-bank', 'says:is-support'] as const).map(
    (who) => [80, ['asked:pin', who], ['true:expected', 'true:verified']] as const,
  ),
  [80, ['asked:code', 'true:on-phone'], ['true:expected', 'true:verified']],
  // Somebody wants a code for what its owner never began.
  [80, ['asked:code', 'not:expected'], ['true:verified']],
  // What is told to a caller is gone.
  [75, ['done:code', 'true:on-phone'], ['true:expected', 'true:verified']],
  [75, ['done:pin', 'true:on-phone'], ['true:expected', 'true:verified']],
  // Who cannot call any more, and whose money leaves, has lost the SIM to somebody.
  [75, ['true:sim-dead', 'done:money'], []],
  [75, ['true:sim-dead', 'true:account-lost'], []],
  // Money for a stranger, of whom nothing proves anything, is a doubt at the least.
  [50, ['true:stranger', 'asked:money'], PROOF_OF_ACQUAINTANCE],
  [50, ['true:stranger', 'asked:money-back'], PROOF_OF_ACQUAINTANCE],
  [50, ['true:stranger', 'asked:fee'], PROOF_OF_ACQUAINTANCE],
  [50, ['true:new-number', 'asked:money'], PROOF_OF_ACQUAINTANCE],
];

/** What was read and what others report are independent: each leaves what the other leaves of the doubt. */
const together = (one: number, other: number): number =>
  Math.round(100 - ((100 - one) * (100 - other)) / 100);

/** A kind is named from this share of all scams on. */
const NAMED = 0.5;

/** Whether the likeliest scam is likely enough to be named. */
export const isNamed = ({ chances, kind, scam }: Standing): boolean =>
  kind !== 'other' && (chances[CASE_KINDS.indexOf(kind)] ?? 0) >= NAMED * scam;

/**
 * How a case stands. What was proposed by others than our rules counts only where it makes the case riskier: it can calm nobody.
 */
export function standingOf(network: CaseNetwork, state: CaseState): Standing {
  const own = ownStanding(network, state);
  const { proposed = [], facts } = state;
  const fresh = proposed.filter((fact) => !facts.includes(fact) && !isDenied(fact, facts));
  if (fresh.length === 0) return own;
  const richer = ownStanding(network, { ...state, facts: [...facts, ...fresh] });
  return richer.riskLevel > own.riskLevel ? { ...richer, isCalm: false, own } : own;
}

/** Whoever has a client before them at their own counter was sent no money by mistake: that trick is played on the kiosk. */
function atCounter({ facts }: CaseState, chances: Float64Array): Float64Array {
  if (!facts.includes('true:at-counter') || !facts.includes('says:is-client')) return chances;
  const [kiosk, transfer] = [CASE_KINDS.indexOf('agent_kiosk'), CASE_KINDS.indexOf('wrong_transfer')];
  return chances.map((chance, kind) =>
    kind === kiosk ? chance + (chances[transfer] ?? 0) : kind === transfer ? 0 : chance,
  );
}

/** What the visitor said not to be so is not so. */
const isDenied = (fact: FactName, facts: readonly FactName[]): boolean =>
  facts.some((told) => /^(?:not|refused):/.test(told) && told.split(':')[1] === fact.split(':')[1]);

function ownStanding(network: CaseNetwork, state: CaseState): Standing {
  const { isTold, quotedRisk, seen } = state;
  const chances = atCounter(state, tempered(chancesOf(network, state.heard, state), weightOfWords(state)));
  const scam = chanceOf(chances, isScamKind);
  const honest = chanceOf(chances, isHonestKind);
  const isHeard = isTold || state.answered.length > 0;
  const reported = score(seen.filter(({ id }) => KNOWN_FROM_OTHERS.has(id)).flatMap(findingOf)).riskLevel;
  const quoted = Math.min(quotedRisk, mostFromQuoted(state, scam));
  const isGrounded = quotedRisk >= RISK_BANDS.medium || state.facts.some(isGround);
  const isLong = scam >= SURE_OF_STORY && wordsIn(state.heard) >= LONG_STORY;
  const fromStory = isHeard ? Math.min(riskOfChance(scam), isGrounded || isLong ? 100 : MOST_UNGROUNDED) : 0;
  const riskLevel = Math.max(
    fromStory,
    together(quoted, reported),
    floorOf(state, scam),
    state.isCalledScam ? CALLED_SCAM : 0,
    keptRisk(state),
  );
  const isProven =
    !isTold && quotedRisk < RISK_BANDS.medium && score(seen.flatMap(findingOf)).verdict === 'safe';
  return {
    chances,
    scam,
    kind: likeliest(chances, isScamKind),
    honestKind: likeliest(chances, isHonestKind),
    riskLevel,
    verdict: verdictOf(riskLevel, isProven, DOUBT_FROM.talk),
    isGrounded,
    advice: adviceOf(network, state.heard, state, weightOfWords(state)),
    isCalm: isHeard && riskLevel <= CALM.risk && honest >= leastChanceOfHonest(network, state),
  };
}

/** From this chance on the network bears out what a rule heard. */
const BORNE_OUT = 0.15;

/**
 * What was told, without the signs of an honest matter that a rule heard in a story and the network, which reads the whole of it, doubts: "I went
 * to the market" is no verification. What was answered stands.
 */
export function borneOut(
  network: CaseNetwork,
  { heard, facts, answered, signals, logOdds }: CaseState,
): readonly FactName[] {
  const isClaim = (fact: FactName) => speaksForHonest(fact) && !answered.includes(fact);
  if (network.facts.length === 0 || !facts.some(isClaim)) return facts;
  const chances = factChances(network, heard, { facts, signals, logOdds });
  return facts.filter((fact) => !isClaim(fact) || (chances.get(fact) ?? 0) >= BORNE_OUT);
}

/**
 * A matter that was called a danger stays one, and one that was called very like a scam keeps a doubt, until something is told that only honest
 * matters have: more words alone must not calm whoever was warned.
 */
function keptRisk({ said, facts }: CaseState): number {
  if (facts.some((fact) => PROOFS.has(fact))) return 0;
  if (said.includes('verdict:danger')) return RISK_BANDS.high;
  return said.some((id) => id.startsWith('likely-scam:')) ? RISK_BANDS.medium : 0;
}

/** Where so much was told, and it is so like a scam, it counts without a word that the rules know. */
const LONG_STORY = 30;
const SURE_OF_STORY = 0.6;
/** A story of which nothing is known but who is in it is no danger yet. */
const MOST_UNGROUNDED = RISK_BANDS.high - 1;
const GROUNDS: ReadonlySet<FactName> = new Set([
  'true:account-lost',
  'true:sim-dead',
  'true:withdrawal-blocked',
  'true:on-phone',
  'true:despair',
  'true:new-number',
  'not:balance-changed',
]);

const isGround = (fact: FactName): boolean =>
  GROUNDS.has(fact) || /^(?:asked|done|refused|says):(?!is-)/.test(fact);

/** Whoever wants money back may be honest, and yet only the operator may take it; and nobody in despair is told to do nothing. */
const NEVER_CALM: ReadonlySet<FactName> = new Set([
  'asked:money-back',
  'done:money-back',
  'says:publish',
  'says:harm',
  'says:magic',
  'says:inheritance',
  'says:is-lover',
  'asked:crypto',
  'asked:images',
  'true:sim-dead',
  'true:despair',
]);

function leastChanceOfHonest(network: CaseNetwork, state: CaseState): number {
  const { answered } = state;
  if (state.facts.some((fact) => NEVER_CALM.has(fact))) return Number.POSITIVE_INFINITY;
  const facts = borneOut(network, state);
  // One proof that was only heard in a story may have been misheard; a sign beside it bears it out.
  const proofs = facts.filter((fact) => PROOFS.has(fact));
  const isBorneOut = proofs.length > 1 || (proofs.length > 0 && facts.some((fact) => SIGNS.has(fact)));
  if (isBorneOut || proofs.some((fact) => answered.includes(fact))) return CALM.withProof;
  return proofs.length > 0 || facts.some((fact) => SIGNS.has(fact))
    ? CALM.withSign
    : Number.POSITIVE_INFINITY;
}

/** A few words prove little: with so many, what they say counts half. */
const HALF_WEIGHT = 5;
/** An answer says as much as so many words. */
const WORDS_OF_ANSWER = 5;

/** How much of what was said counts, from 0 to 1. */
export const weightOfWords = ({ heard, answered }: Pick<CaseState, 'heard' | 'answered'>): number => {
  const words = wordsIn(heard) + WORDS_OF_ANSWER * answered.length;
  return words / (words + HALF_WEIGHT);
};

/** The group of words holds each word and each pair of neighbours. */
export const wordsIn = (heard: CaseState['heard']): number => (heard[0]?.count ?? 0) / 2;

/** Of fewer words the network guesses what mostly follows them. */
const FEWEST_OF_STORY = 20;

/** Whether so much was told in own words that what the network reads in them was told, and not guessed. */
export const isStory = ({ isTold, heard }: Pick<CaseState, 'isTold' | 'heard'>): boolean =>
  isTold && wordsIn(heard) >= FEWEST_OF_STORY;

/** Draws chances towards knowing nothing: scams as likely as honest matters, all kinds alike, and most of it unknown. */
export function tempered(chances: Float64Array, weight: number): Float64Array {
  return chances.map((chance, index) => weight * chance + (1 - weight) * (UNKNOWING[index] ?? 0));
}

const EACH_SIDE = 0.28;
const UNKNOWING = CASE_KINDS.map((kind) => {
  if (kind === 'unknown') return 1 - 2 * EACH_SIDE;
  return EACH_SIDE / (isScamKind(kind) ? SCAM_KINDS : HONEST_KINDS).length;
});

/** Of so few words the network knows less than the rule that heard somebody want a secret: there a doubt stays. */
const FEWEST_WORDS_AGAINST = 20;
const SECRETS: ReadonlySet<FactName> = new Set(['asked:code', 'asked:pin', 'asked:password', 'asked:card']);

function floorOf({ answered, facts, heard }: CaseState, scam: number): number {
  const told = new Set(facts);
  const isAnswered = new Set(answered);
  const floors = FLOORS.filter(
    ([, all, none]) => all.every((fact) => told.has(fact)) && !none.some((fact) => told.has(fact)),
  ).map(([risk, all]) => {
    // What was only heard in a story may have been heard wrongly: it decides where the rest speaks for a scam too, and leaves a doubt else. Two
    // things that belong together are seldom both misheard: a faint chance is enough for them, as the network knows little English.
    if (risk < RISK_BANDS.high) return scam >= FAINT_SCAM ? risk : 0;
    const isLikely = scam >= (all.length > 1 ? FAINT_SCAM : LIKELY_SCAM);
    if (isLikely || all.some((fact) => isAnswered.has(fact))) return risk;
    if (scam >= POSSIBLE_SCAM) return RISK_BANDS.high - 1;
    const isShort = wordsIn(heard) < FEWEST_WORDS_AGAINST;
    return isShort && all.some((fact) => SECRETS.has(fact)) ? RISK_BANDS.medium : 0;
  });
  return Math.max(0, ...floors);
}

function chanceOf(chances: Float64Array, isOf: (kind: CaseKind) => boolean): number {
  return CASE_KINDS.reduce((sum, kind, index) => sum + (isOf(kind) ? (chances[index] ?? 0) : 0), 0);
}

function likeliest<Kind extends CaseKind>(
  chances: Float64Array,
  isOf: (kind: CaseKind) => kind is Kind,
): Kind {
  const kinds = CASE_KINDS.flatMap((kind, index) =>
    isOf(kind) ? [{ kind, chance: chances[index] ?? 0 }] : [],
  );
  return kinds.reduce((best, each) => (each.chance > best.chance ? each : best)).kind;
}
