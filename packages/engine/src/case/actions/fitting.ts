import { RISK_BANDS } from '../../vocabulary.ts';
import type { FactName } from '../facts/fact.ts';
import { CASE_KINDS, type ScamKind } from '../kinds.ts';
import { type ExposureId, exposuresOf, isLossDenied } from '../losses.ts';
import { isProven } from '../proofs.ts';
import { asksForSecret } from '../secrets-wanted.ts';
import type { Standing } from '../standing.ts';
import { type CaseState, isHeard, PICKUP_TOLD } from '../state.ts';
import { isStory } from '../words-told.ts';
import type { ActionId } from './action-ids.ts';

/** A loss is helped with from this risk on: whoever pays for goods has lost nothing. */
export const LEAST_RISK_OF_LOSS = 33;
/** Whoever has them goes on taking: they are secured at any risk, which costs nothing. */
export const LOST_ACCESS: ReadonlySet<ExposureId> = new Set(['code', 'account', 'app']);
/** From this chance on a loss was probably told. */
export const LIKELY = 0.35;
/** Where no rule heard anything either. */
export const LIKELY_ALONE = 0.6;

const HOPED_FOR: readonly FactName[] = ['says:aid', 'says:prize', 'says:gain', 'asked:fee', 'done:fee'];

/** From this chance on money is likely to have come, or to be said to have come, by mistake. */
const LIKELY_MISTAKE = 0.3;

/** Whether the teller sells, and is asked for no money. */
export const isSeller = (facts: CaseState['facts']): boolean =>
  facts.includes('says:is-buyer') && !facts.some((fact) => PAID_BY_SELLER.has(fact));

const FOR_BUYERS: ReadonlySet<ActionId> = new Set(['see-first', 'do-not-pay']);
const PAID_BY_SELLER: ReadonlySet<FactName> = new Set([
  'asked:fee',
  'asked:money',
  'asked:deposit',
  'asked:money-back',
  'done:money',
  'done:fee',
]);

/** "Do not send it back" is for whom money is wanted back from: others do not send it. */
export function asMeant(id: ActionId, state: CaseState, { chances, verdict }: Standing): ActionId {
  const { facts } = state;
  // Who hopes to receive gives nothing to a charity.
  if (id === 'give-elsewhere' && HOPED_FOR.some((fact) => facts.includes(fact))) return 'do-not-pay';
  if (FOR_BUYERS.has(id)) return payNothing(id, facts);
  if (id === 'do-not-share-code' && verdict !== 'danger' && isDelivery(state)) return 'code-on-delivery';
  if (id !== 'do-not-send-back') return id;
  if (facts.includes('done:money-back')) return 'do-not-pay-more';
  const isMistake = (chances[CASE_KINDS.indexOf('wrong_transfer')] ?? 0) >= LIKELY_MISTAKE;
  return facts.includes('asked:money-back') || (isMistake && !facts.includes('says:is-family'))
    ? id
    : payNothing('do-not-pay', facts);
}

/** Who sells pays nothing anyhow: they keep what the buyer wants. */
const payNothing = (id: ActionId, facts: CaseState['facts']): ActionId =>
  isSeller(facts) ? 'keep-the-goods' : id;

/**
 * A courier has a code of their own to ask for, at the door, and a counter one for what is fetched there. Nobody who says they hold an account has, and no buyer's courier: whoever sells is sent no
 * code for it.
 */
export const isDelivery = (state: CaseState): boolean =>
  (isHeard(state, 'says:is-courier') || state.said.includes(PICKUP_TOLD)) &&
  asksForSecret(state) &&
  state.quotedRisk < RISK_BANDS.medium &&
  !state.facts.some((fact) => HAS_NO_DELIVERY.has(fact));
const HAS_NO_DELIVERY: ReadonlySet<FactName> = new Set([
  'says:is-operator',
  'says:is-bank',
  'says:is-support',
  'says:is-buyer',
  'says:is-client',
  'true:on-phone',
]);

/** Who sends codes, or wants them, was named. That none is wanted, somebody may only have said because they were asked. */
const OF_CODES = /^(?!not:)\w+:(?:code|pin|password|card|dial|link|app|is-(?:operator|bank|support))$/;

/** What only helps where something is gone. */
const AFTER_LOSS: Readonly<Partial<Record<ActionId, readonly ExposureId[]>>> = {
  'call-operator': ['money', 'code', 'account'],
  'call-bank': ['money', 'code', 'account', 'papers'],
  'call-agency': ['money'],
  'block-vouchers': ['money'],
  'change-code': ['code', 'account', 'app'],
  'secure-account': ['account', 'code'],
  'remove-app': ['app'],
  'report-images': ['image'],
};

/** What is only for whom it is meant: from these chances on it is said, if at all. */
const LEAST_MEANT: Readonly<Partial<Record<ActionId, (advice: Standing['advice']) => boolean>>> = {
  'stay-with-somebody': (advice) => advice['stay-with-somebody'] >= 0.2,
  'tell-an-adult': (advice) => advice['tell-an-adult'] >= 0.1,
  'hang-up': (advice) => advice['now-on-phone'] >= 0.05,
};
/**
 * From such a chance of a loss, or with so much weight, what helps after it is said though no loss was heard, unless it was denied. Where nothing
 * warns, nobody is told to have money blocked: "my brother asks for 20 000".
 */
const LEAST_OF_LOSS = {
  inDoubt: { chance: 0.5, weight: 0.5 },
  inDanger: { chance: 0.1, weight: 0.4 },
} as const;

/** Nobody is told to take back an account that is still theirs. */
const LEAST_LOST_ACCOUNT = 0.4;
const HOLD_MONEY: ReadonlySet<ActionId> = new Set(['call-operator', 'call-bank']);
const PAYMENT_BLOCKED: ReadonlySet<ActionId> = new Set([...HOLD_MONEY, 'call-agency', 'block-vouchers']);
const LEAST_SCAM_OF_LOSS = 0.2;
/** Money that went by these ways is held by no operator and no bank. */
const PAST_THEM: ReadonlySet<CaseState['wallet']> = new Set(['cash', 'agency', 'voucher'] as const);

/** Nobody is sent to the police, or told to hang up, over what is likely an everyday matter. */
const AGAINST_DANGER: ReadonlySet<ActionId> = new Set([
  'hang-up',
  'go-to-police',
  'warn-contacts',
  'report-images',
  'do-not-give-in',
  'refuse-recovery',
]);

/** Where it is likely an everyday matter, whoever pays nothing and keeps evidence misses it. */
const AGAINST_SCAM: ReadonlySet<ActionId> = new Set(['do-not-pay', 'do-not-pay-more', 'keep-evidence']);

const ASKS_AGAIN: ReadonlySet<ActionId> = new Set(['ask-official', 'call-known-number']);
/** Somebody known is, or may be, behind these, or their name is used. */
const CLAIMS_ACQUAINTANCE: ReadonlySet<ScamKind> = new Set([
  'family_emergency',
  'account_takeover',
  'fake_charity',
  'wrong_transfer',
  'marketplace',
  'other',
]);

const isOfSomebodyKnown = (facts: CaseState['facts'], kind: ScamKind): boolean =>
  CLAIMS_ACQUAINTANCE.has(kind) || facts.some((fact) => KNOWN.has(fact));
const KNOWN: ReadonlySet<FactName> = new Set([
  'says:is-family',
  'says:is-friend',
  'true:known-sender',
  'true:new-number',
]);

const ABOUT_MONEY: ReadonlySet<ActionId> = new Set(['check-balance', 'keep-receipt']);
const MONEY_TOLD =
  /:(?:money|money-back|fee|deposit|airtime|refund|goods|receipt|received|balance-changed|taken|is-operator|is-bank|is-client|is-buyer|is-seller)$/;
const GONE_SECRETS: ReadonlySet<FactName> = new Set(['done:code', 'done:pin', 'done:password', 'done:card']);

/** Whether an order is for this person: what helps after a loss is for who lost something, and what fights a danger for who is in one. */
export function fits(
  id: ActionId,
  weight: number,
  state: CaseState,
  { advice, kind, riskLevel, scam }: Standing,
): boolean {
  const { facts, since } = state;
  if (riskLevel < LEAST_RISK_OF_LOSS && AGAINST_DANGER.has(id)) return false;
  if (scam < LEAST_SCAM_OF_LOSS && riskLevel < LEAST_RISK_OF_LOSS && AGAINST_SCAM.has(id)) return false;
  if (LEAST_MEANT[id]?.(advice) === false || (id === 'hang-up' && facts.includes('not:on-phone')))
    return false;
  // Who has asked there already is not sent again, and nobody is told to call whoever threatens them.
  if (ASKS_AGAIN.has(id) && state.answered.includes('true:verified')) return false;
  if (id === 'call-known-number' && riskLevel >= LEAST_RISK_OF_LOSS && !isOfSomebodyKnown(facts, kind))
    return false;
  // After weeks nobody can block it any more.
  if (PAYMENT_BLOCKED.has(id) && since === 'long') return false;
  // No operator and no bank holds what went by other ways.
  if (
    HOLD_MONEY.has(id) &&
    PAST_THEM.has(state.wallet) &&
    !exposuresOf(facts).some((each) => LOST_ACCESS.has(each))
  )
    return false;
  // What was opened is open, and where nothing was to be opened nothing is.
  if (id === 'do-not-open' && (facts.includes('done:link') || facts.includes('not:link'))) return false;
  // Where nobody can tell yet, only what was spoken of is looked at: who was called keeps no receipt.
  if (riskLevel < LEAST_RISK_OF_LOSS && ABOUT_MONEY.has(id) && !facts.some((fact) => MONEY_TOLD.test(fact)))
    return false;
  // A code that is gone is changed: "give it to nobody" comes too late, but where another is asked for.
  if (id === 'do-not-share-code' && facts.some((fact) => GONE_SECRETS.has(fact)) && !asksForSecret(state))
    return false;
  // Where nobody can tell yet and no code was spoken of, to give none finds nothing out.
  if (
    id === 'do-not-share-code' &&
    riskLevel < LEAST_RISK_OF_LOSS &&
    !facts.some((fact) => OF_CODES.test(fact))
  )
    return false;
  const needed = AFTER_LOSS[id];
  if (needed === undefined) return true;
  const gone = exposuresOf(facts);
  // In a few words that tell what is wanted the network takes it for gone; what others write tells of no loss at all.
  if (gone.length === 0 && (!state.isTold || (asksForSecret(state) && !isStory(state)))) return false;
  if (id === 'secure-account') {
    // Who asked for the code themselves has lost no account.
    if (isProven(state) && !needed.some((each) => gone.includes(each))) return false;
    if (kind === 'account_takeover')
      return advice['lost-account'] >= LEAST_LOST_ACCOUNT || needed.some((each) => gone.includes(each));
  }
  // Whoever pays an honest bill has no payment blocked.
  if (PAYMENT_BLOCKED.has(id) && riskLevel < LEAST_RISK_OF_LOSS && scam < LEAST_SCAM_OF_LOSS)
    return gone.some((each) => LOST_ACCESS.has(each));
  const least = riskLevel < LEAST_RISK_OF_LOSS ? LEAST_OF_LOSS.inDoubt : LEAST_OF_LOSS.inDanger;
  // Who has said that their money is there is believed: then only a likely loss of something else counts.
  const chance = facts.includes('not:money') && !gone.includes('money') ? LIKELY : least.chance;
  const isLikelyGone = (each: ExposureId) => advice[`lost-${each}`] >= chance && !isLossDenied(each, facts);
  if (needed.some((each) => gone.includes(each) || isLikelyGone(each))) return true;
  return weight >= least.weight && !facts.includes('not:money');
}
