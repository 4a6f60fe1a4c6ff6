import { score } from '../scoring/score.ts';
import { DOUBT_FROM, verdictOf } from '../scoring/verdict.ts';
import { RISK_BANDS, type Verdict } from '../vocabulary.ts';
import { type Advice, adviceOf, type CaseNetwork } from './belief/network.ts';
import { beliefOf } from './belief-of.ts';
import { isCalm } from './calm.ts';
import type { FactName } from './facts/fact.ts';
import { floorOf, LIKELY_SCAM } from './floors.ts';
import { keptRisk, wasVerified } from './kept-risk.ts';
import {
  CASE_KINDS,
  type CaseKind,
  type HonestKind,
  isHonestKind,
  isScamKind,
  type ScamKind,
} from './kinds.ts';
import { exposuresOf } from './losses.ts';
import { isProven } from './proofs.ts';
import { riskOfChance } from './risk-of-chance.ts';
import { findingOf, KNOWN_FROM_OTHERS } from './signs.ts';
import { type CaseState, VICTIM } from './state.ts';
import { isStory, weightOfWords, wordsIn } from './words-told.ts';

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
function mostFromQuoted(state: CaseState, scam: number): number {
  const { facts } = state;
  const isHonest = isProven(state);
  if (!isHonest && scam >= UNLIKELY_SCAM) return 100;
  const isUnwanted = facts.includes('not:code') || facts.includes('not:money');
  return isHonest && isUnwanted && scam < LIKELY_SCAM ? RISK_BANDS.medium - 1 : RISK_BANDS.high - 1;
}
/** Below this chance what was told speaks for an honest matter. */
const UNLIKELY_SCAM = 0.15;

/** Whoever says that they were cheated is believed, unless their whole story is an honest one: "another parish was cheated". */
const CALLED_SCAM = 70;

/** Whether somebody says so, or comes through the door of those who gave something, and has said what. */
const isCheated = ({ isCalledScam, said, facts }: CaseState): boolean =>
  isCalledScam === true || (said.includes(VICTIM) && exposuresOf(facts).length > 0);

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

/** What the visitor said not to be so is not so. */
const isDenied = (fact: FactName, facts: readonly FactName[]): boolean =>
  facts.some((told) => /^(?:not|refused):/.test(told) && told.split(':')[1] === fact.split(':')[1]);

function ownStanding(network: CaseNetwork, state: CaseState): Standing {
  const { isTold, quotedRisk, seen } = state;
  const chances = beliefOf(network, state);
  const scam = chanceOf(chances, isScamKind);
  const honest = chanceOf(chances, isHonestKind);
  const isAnythingTold = isTold || state.answered.length > 0;
  const reported = score(seen.filter(({ id }) => KNOWN_FROM_OTHERS.has(id)).flatMap(findingOf)).riskLevel;
  const quoted = Math.min(quotedRisk, mostFromQuoted(state, scam));
  const isGrounded = quotedRisk >= RISK_BANDS.medium || state.facts.some(isGround);
  const isLong = scam >= SURE_OF_STORY && wordsIn(state.heard) >= LONG_STORY;
  const isDoubt =
    !(isGrounded || isLong) || (wasVerified(network, state) && exposuresOf(state.facts).length === 0);
  const fromStory = isAnythingTold ? Math.min(riskOfChance(scam), isDoubt ? MOST_UNGROUNDED : 100) : 0;
  const riskLevel = Math.max(
    fromStory,
    together(quoted, reported),
    floorOf(state, scam),
    isCheated(state) && (!isStory(state) || scam >= UNLIKELY_SCAM) ? CALLED_SCAM : 0,
    keptRisk(network, state),
  );
  const isFoundSafe =
    !isTold && quotedRisk < RISK_BANDS.medium && score(seen.flatMap(findingOf)).verdict === 'safe';
  const honestKind = likeliest(chances, isHonestKind);
  return {
    chances,
    scam,
    kind: likeliest(chances, isScamKind),
    honestKind,
    riskLevel,
    verdict: verdictOf(riskLevel, isFoundSafe, DOUBT_FROM.talk),
    isGrounded,
    advice: adviceOf(network, state.heard, state, weightOfWords(state)),
    isCalm: isAnythingTold && isCalm(network, state, { riskLevel, honest, honestKind }),
  };
}

/** Where so much was told, and it is so like a scam, it counts without a word that the rules know. */
const LONG_STORY = 30;
const SURE_OF_STORY = 0.6;
/** A story of which nothing is known but who is in it is no danger yet. */
const MOST_UNGROUNDED = RISK_BANDS.high - 1;
const GROUNDS: ReadonlySet<FactName> = new Set([
  'true:account-lost',
  'true:taken',
  'true:sim-dead',
  'true:withdrawal-blocked',
  'not:balance-changed',
  'not:received',
]);

const isGround = (fact: FactName): boolean =>
  GROUNDS.has(fact) || /^(?:asked|done|refused|says):(?!is-)/.test(fact);

/** The chance of all kinds of which this holds. */
export function chanceOf(chances: Float64Array, isOf: (kind: CaseKind) => boolean): number {
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
