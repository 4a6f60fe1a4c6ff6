import type { FactName } from './facts/fact.ts';
import { type CaseState, isHeard } from './state.ts';

/** What only an honest matter has. */
const PROOFS: ReadonlySet<FactName> = new Set(['true:verified', 'true:expected', 'true:received']);
/** What honest matters have more often than scams, which imitate it. Without proof or sign nothing is called honest: silence proves nothing. */
const SIGNS: ReadonlySet<FactName> = new Set([
  'true:met',
  'true:known-sender',
  'true:known-payee',
  'true:official-payee',
  'true:balance-changed',
  'true:receipt',
  'true:contract',
]);

/** Whether only an honest matter has it. */
export const isProof = (fact: FactName): boolean => PROOFS.has(fact);

/** Whether something was told that only honest matters have. What no rule heard is no proof: whoever found out that it is a trick has verified it too. */
export const isProven = (state: CaseState): boolean =>
  state.facts.some((fact) => isProof(fact) && isHeard(state, fact));

/** Whether honest matters have it more often. */
export const isSign = (fact: FactName): boolean => SIGNS.has(fact);

/** Whether a fact is a proof or a sign of an honest matter. */
export const speaksForHonest = (fact: FactName): boolean => isProof(fact) || isSign(fact);
