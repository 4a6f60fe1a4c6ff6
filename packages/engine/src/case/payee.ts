import type { FactName } from './facts/fact.ts';
import type { HonestKind } from './kinds.ts';
import { isMoneyAtStake } from './losses.ts';
import type { CaseState } from './state.ts';

/** Somebody is paid in these, whether a rule heard it or not; and who expects it has ordered it, from whomever. */
export const PAID_FOR: ReadonlySet<HonestKind> = new Set([
  'honest_business',
  'honest_job',
  'honest_public',
  'honest_community',
]);

/** Whoever gets the money is known, or has done what it was for. A sender may be known whose account is in other hands. */
export const PROOF_OF_PAYEE: readonly FactName[] = ['true:verified', 'true:received', 'true:known-payee'];

/** By an answer, each of these says who gets the money. */
const ANSWERS: readonly FactName[] = [...PROOF_OF_PAYEE, 'true:official-payee'];
/** What a story may tell of it; a counter that was visited is one thing, whatever rules hear in it. */
const OF_STORY: readonly (readonly FactName[])[] = [
  ['true:verified', 'true:official-payee'],
  ['true:received'],
  ['true:known-payee', 'true:known-sender'],
];
/** So many of these in a story bear each other out. */
const FEWEST_OF_STORY = 2;

/**
 * Whether money is wanted or gone, and it is not known enough who gets it. Stories of frauds have a receipt and a friendly agent, too.
 *
 * @param told - what the readings bear out of the case's facts.
 */
export function isPayeeOpen(
  { facts, answered }: Pick<CaseState, 'facts' | 'answered'>,
  told: readonly FactName[],
  honestKind: HonestKind,
): boolean {
  const isFree = facts.includes('not:money') || facts.includes('not:fee');
  if (!isMoneyAtStake(facts) && (!PAID_FOR.has(honestKind) || isFree)) return false;
  if (facts.includes('not:official-payee')) return !answered.includes('true:known-payee');
  if (ANSWERS.some((fact) => answered.includes(fact))) return false;
  return OF_STORY.filter((alike) => alike.some((fact) => told.includes(fact))).length < FEWEST_OF_STORY;
}
