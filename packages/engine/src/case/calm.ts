import type { CaseNetwork } from './belief/network.ts';
import type { FactName } from './facts/fact.ts';
import type { HonestKind } from './kinds.ts';
import { exposuresOf } from './losses.ts';
import { isPayeeOpen, PAID_FOR } from './payee.ts';
import { isProof, isSign, speaksForHonest } from './proofs.ts';
import { type CaseState, isHeard } from './state.ts';
import { toldChances } from './told-chances.ts';

/**
 * The least chance of an honest matter at which it is called one, where a proof was told, or only a sign, and the most risk. Source: of 2,420 tellings
 * that were never learned 255 of 1,057 honest ones are calm, and none of 1,178 scams.
 */
const CALM = { withProof: 0.75, withSign: 0.88, risk: 10 } as const;

/** Whether there is positive evidence of an honest matter, and little risk. @param honest - the chance of an honest matter. */
export const isCalm = (
  network: CaseNetwork,
  state: CaseState,
  {
    riskLevel,
    honest,
    honestKind,
  }: { readonly riskLevel: number; readonly honest: number; readonly honestKind: HonestKind },
): boolean => riskLevel <= CALM.risk && honest >= leastChanceOfHonest(network, state, honestKind);

/** From this chance on the network bears out what a rule heard. */
const BORNE_OUT = 0.15;

/**
 * What was told, without the signs of an honest matter that a rule heard in a story and the network, which reads the whole of it, doubts: "I went
 * to the market" is no verification. What was answered stands.
 */
export function borneOut(network: CaseNetwork, state: CaseState): readonly FactName[] {
  const { facts, answered } = state;
  const isClaim = (fact: FactName) => speaksForHonest(fact) && !answered.includes(fact);
  if (network.facts.length === 0 || !facts.some(isClaim)) return facts;
  const chances = toldChances(network, state);
  return facts.filter((fact) => !isClaim(fact) || (chances.get(fact) ?? 0) >= BORNE_OUT);
}

/** Whoever wants money back may be honest, and yet only the operator may take it; and nobody in despair is told to do nothing. */
export const NEVER_CALM: ReadonlySet<FactName> = new Set([
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
function leastChanceOfHonest(network: CaseNetwork, state: CaseState, honestKind: HonestKind): number {
  const { answered } = state;
  if (state.facts.some((fact) => NEVER_CALM.has(fact))) return Number.POSITIVE_INFINITY;
  // Who called and reached nobody may only have been told by who writes that it is them.
  const isUnverified = state.facts.includes('not:verified') && !answered.includes('true:verified');
  if (isUnverified && (honestKind === 'honest_family' || state.facts.includes('true:verified')))
    return Number.POSITIVE_INFINITY;
  // Who says that they have checked nothing needs another answer that proves something, and so does whatever is wanted of a child.
  const needsProof = answered.includes('not:verified') || state.facts.includes('true:child');
  if (needsProof && !answered.some(isProof)) return Number.POSITIVE_INFINITY;
  // Money that went to a stranger is proven honest by an answer alone.
  const isToStranger = state.facts.includes('true:stranger') && state.facts.includes('done:money');
  if (isToStranger && !answered.some(isProof)) return Number.POSITIVE_INFINITY;
  const facts = borneOut(network, state);
  // A new number is somebody else's until the old one was called.
  const isCalled = facts.includes('true:verified') && isHeard(state, 'true:verified');
  if (state.facts.includes('true:new-number') && !isCalled) return Number.POSITIVE_INFINITY;
  if (isStillOpen(state, facts, honestKind) || isPayeeOpen(state, facts, honestKind))
    return Number.POSITIVE_INFINITY;
  // One proof that was only heard in a story may have been misheard; a sign beside it bears it out.
  const proofs = facts.filter(
    (fact) =>
      isProof(fact) && isHeard(state, fact) && (fact !== 'true:expected' || !PAID_FOR.has(honestKind)),
  );
  const isBorneOut = proofs.length > 1 || (proofs.length > 0 && facts.some(isSign));
  const isAnswered = (fact: FactName) => answered.includes(fact);
  if (isBorneOut || proofs.some(isAnswered) || PAYEE_TOLD.some(isAnswered)) return CALM.withProof;
  // A proof that was only read is a sign.
  return facts.some(speaksForHonest) ? CALM.withSign : Number.POSITIVE_INFINITY;
}

/** Their own word that it goes to a till, or to somebody they know well. */
const PAYEE_TOLD: readonly FactName[] = ['true:known-payee', 'true:official-payee'];

/** Who was robbed ordered the thing, too, and has the false seller's invoice: what was paid for is honest once somebody was seen or checked, or it came. */
const SETTLING: readonly FactName[] = ['true:verified', 'true:met', 'true:received', 'true:known-sender'];
const BOUGHT: ReadonlySet<HonestKind> = new Set(['honest_business', 'honest_job']);
const SECRETS_GIVEN: readonly FactName[] = ['done:code', 'done:pin', 'done:password', 'done:card'];

/** Whether money or a secret went to somebody of whom nothing is known, or money went by itself. */
function isStillOpen({ facts }: CaseState, told: readonly FactName[], honestKind: HonestKind): boolean {
  const isSettled = SETTLING.some((fact) => told.includes(fact));
  if (!isSettled && (BOUGHT.has(honestKind) || exposuresOf(facts).includes('money'))) return true;
  if (facts.includes('true:taken') && !told.includes('true:verified')) return true;
  // Whoever types a code where they asked for it gives it to nobody.
  const isGiven = SECRETS_GIVEN.some((fact) => facts.includes(fact));
  return isGiven && facts.some((fact) => fact.startsWith('says:is-') && fact !== 'says:is-family');
}
