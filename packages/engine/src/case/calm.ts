import { type CaseNetwork, factChances } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import { isProof, isSign, speaksForHonest } from './proofs.ts';
import type { CaseState } from './state.ts';

/** The least chance of an honest matter at which it is called one, where a proof was told, or only a sign, and the most risk. */
const CALM = { withProof: 0.8, withSign: 0.92, risk: 8 } as const;

/** Whether there is positive evidence of an honest matter, and little risk. @param honest - the chance of an honest matter. */
export const isCalm = (
  network: CaseNetwork,
  state: CaseState,
  { riskLevel, honest }: { readonly riskLevel: number; readonly honest: number },
): boolean => riskLevel <= CALM.risk && honest >= leastChanceOfHonest(network, state);

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
  'true:new-account',
]);

/** The least chance of an honest matter at which this case is called one; infinite where nothing proves or shows it. */
function leastChanceOfHonest(network: CaseNetwork, state: CaseState): number {
  const { answered } = state;
  if (state.facts.some((fact) => NEVER_CALM.has(fact))) return Number.POSITIVE_INFINITY;
  // Money that went to a stranger is proven honest by an answer alone.
  const isToStranger = state.facts.includes('true:stranger') && state.facts.includes('done:money');
  if (isToStranger && !answered.some(isProof)) return Number.POSITIVE_INFINITY;
  const facts = borneOut(network, state);
  // One proof that was only heard in a story may have been misheard; a sign beside it bears it out.
  const proofs = facts.filter(isProof);
  const isBorneOut = proofs.length > 1 || (proofs.length > 0 && facts.some(isSign));
  if (isBorneOut || proofs.some((fact) => answered.includes(fact))) return CALM.withProof;
  return proofs.length > 0 || facts.some(isSign) ? CALM.withSign : Number.POSITIVE_INFINITY;
}
