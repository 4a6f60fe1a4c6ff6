import type { FactName } from '../facts/fact.ts';
import { type ExposureId, exposuresOf, isLossDenied } from '../losses.ts';
import { asksForSecret } from '../secrets-wanted.ts';
import { isNamed, type Standing } from '../standing.ts';
import type { CaseState } from '../state.ts';
import { isExposed } from '../threats.ts';
import { isStory } from '../words-told.ts';
import type { ActionId } from './action-ids.ts';
import { AGAINST, AGAINST_ANY, AGAINST_DEMAND, FIND_OUT } from './against.ts';
import { asMeant, fits, LEAST_RISK_OF_LOSS, LIKELY, LIKELY_ALONE, LOST_ACCESS } from './fitting.ts';
import { ordersForLoss } from './for-loss.ts';
import { goOn } from './go-on.ts';
import { type Weighed, weighing } from './weighing.ts';

const MOST = 3;
/** From these chances on the network's word is enough. */
const SURE = { ofDespair: 0.5, ofChild: 0.4, ofNow: 0.6 } as const;
/** A word that tells of this moment counts unless the whole story speaks against it. */
const LEAST_NOW = 0.002;
/** From this risk on nobody goes on talking. */
const LEAST_RISK_ON_PHONE = 50;
/** What is confirmed at a counter cannot be taken back: from this risk on it waits. */
const LEAST_RISK_AT_COUNTER = 10;

/** What to do now, in the order: a life, this moment, then what weighs most of what is lost, wanted and played. At most three. */
export function firstActions(state: CaseState, standing: Standing): readonly ActionId[] {
  // What was only proposed adds an order and takes none away.
  if (standing.own) {
    const { own, ...richer } = standing;
    if (own.isCalm) return firstActions(state, richer);
    return withoutEchoes([...firstActions(state, own), ...firstActions(state, richer)]).slice(0, MOST);
  }
  const life = forLife(state, standing);
  if (standing.isCalm) {
    const isPaid = exposuresOf(state.facts).includes('money') || state.facts.includes('true:receipt');
    return [...life, goOn(state, standing), ...(isPaid ? (['keep-receipt'] as const) : [])].slice(0, MOST);
  }
  const rest =
    standing.riskLevel < LEAST_RISK_OF_LOSS ? toFindOut(state, standing) : againstIt(state, standing);
  const fitting = rest
    .map(([id, weight]) => [asMeant(id, state, standing), weight] as const)
    .filter(([id, weight]) => fits(id, weight, state, standing))
    .map(([id]) => id);
  const urgent = [
    ...life,
    ...forNow(state, standing),
    ...forThreat(state),
    ...forAccess(state, standing),
    ...forMoney(state, standing),
  ];
  return withoutEchoes([...urgent, ...fitting]).slice(0, MOST);
}

function forLife({ feels, facts }: CaseState, { kind, advice }: Standing): readonly ActionId[] {
  const isThreat = kind === 'sextortion' || facts.includes('says:publish');
  const isDespair = feels === 'despair' || advice['stay-with-somebody'] >= SURE.ofDespair;
  const isChild = advice['tell-an-adult'] >= SURE.ofChild || (facts.includes('true:child') && isThreat);
  return [
    ...(isDespair ? (['stay-with-somebody'] as const) : []),
    ...(isChild ? (['tell-an-adult'] as const) : []),
  ];
}

/** While they are on the phone or at the counter there is one order. */
function forNow(state: CaseState, { riskLevel, advice, isGrounded }: Standing): readonly ActionId[] {
  const { facts } = state;
  const isNow = (fact: FactName, chance: number) => chance >= (facts.includes(fact) ? LEAST_NOW : SURE.ofNow);
  const isRisky = riskLevel >= LEAST_RISK_OF_LOSS;
  // Whoever wants a code on the phone is not listened to any longer, however little else was told; a courier may be one.
  if (
    (riskLevel >= LEAST_RISK_ON_PHONE || asksForSecret(state)) &&
    isNow('true:on-phone', advice['now-on-phone'])
  )
    return ['hang-up'];
  const isDeal = isGrounded || facts.includes('says:is-client') || facts.includes('true:stranger');
  const isAtStake = isRisky || (isDeal && riskLevel >= LEAST_RISK_AT_COUNTER);
  return isAtStake && isNow('true:at-counter', advice['now-at-counter']) ? ['do-not-confirm'] : [];
}

/** Whoever is threatened is about to pay again: that goes before what was paid. */
const forThreat = (state: CaseState): readonly ActionId[] => (isExposed(state) ? ['do-not-give-in'] : []);

/** Whoever looks into the phone goes on taking. */
const forAccess = (state: CaseState, { kind }: Standing): readonly ActionId[] =>
  exposuresOf(state.facts).includes('app') ? ordersForLoss('app', state, kind).slice(0, 1) : [];

/** Money that is told to be gone can be blocked for some hours only: that goes before what an adviser would say else. */
function forMoney(state: CaseState, { riskLevel, kind }: Standing): readonly ActionId[] {
  if (riskLevel < LEAST_RISK_OF_LOSS || state.since === 'long') return [];
  return exposuresOf(state.facts).includes('money') ? ordersForLoss('money', state, kind).slice(0, 1) : [];
}

/**
 * How much each ground adds to the share that the network gives an action among all that it could say first. Set on tellings whose writers the
 * network did not learn from.
 */
const WEIGHT = {
  lost: 0.22,
  likelyLost: 0.12,
  demand: 0.1,
  kind: [0.12, 0.05, 0.02],
  any: [0.03, 0.025, 0.02],
  findOut: [0.12, 0.06, 0.03],
} as const;

function againstIt(state: CaseState, standing: Standing): Weighed {
  const { kind, advice } = standing;
  const told = new Set(state.facts);
  const weights = weighing(standing.advice);
  for (const id of exposuresOf(state.facts))
    weights.add(ordersForLoss(id, state, kind), [WEIGHT.lost, WEIGHT.lost / 2]);
  // What was told of a loss in other words than ours.
  for (const id of likelyLosses(state, standing))
    weights.add(ordersForLoss(id, state, kind), [WEIGHT.likelyLost * advice[`lost-${id}`]]);
  for (const [fact, id] of AGAINST_DEMAND) if (told.has(fact)) weights.add([id], [WEIGHT.demand]);
  // A code that is wanted and that nobody tells to be gone is not given: that goes before what helps after a loss.
  const isAllThere = exposuresOf(state.facts).length === 0;
  if (isAllThere && asksForSecret(state)) weights.add(['do-not-share-code'], [1]);
  if (isNamed(standing)) weights.add(AGAINST[kind], WEIGHT.kind);
  weights.add(AGAINST_ANY, WEIGHT.any);
  return weights.heaviest();
}

function toFindOut(state: CaseState, standing: Standing): Weighed {
  const weights = weighing(standing.advice);
  // A code is never given, whoever asks for it.
  if (asksForSecret(state)) weights.add(['do-not-share-code'], [1]);
  for (const id of exposuresOf(state.facts))
    if (LOST_ACCESS.has(id)) weights.add(ordersForLoss(id, state, standing.kind), [1.2, 0.6]);
  // What was paid ahead for goods that are late is gone only where the rest speaks for a scam.
  if (exposuresOf(state.facts).includes('money') && !isLateOrder(state))
    weights.add(ordersForLoss('money', state, standing.kind), [standing.advice['lost-money'] / 2]);
  weights.add(FIND_OUT[standing.honestKind], WEIGHT.findOut);
  return weights
    .heaviest()
    .toSorted(([one], [other]) => Number(FINDS_NOTHING.has(one)) - Number(FINDS_NOTHING.has(other)));
}

const isLateOrder = ({ facts }: CaseState): boolean =>
  facts.includes('done:deposit') && facts.includes('not:received') && !facts.includes('true:blocked-me');

/** "Pay nothing" finds nothing out: where nobody can tell yet, these come behind what does. */
const FINDS_NOTHING: ReadonlySet<ActionId> = new Set([
  'do-not-pay',
  'do-not-pay-more',
  'keep-evidence',
  'keep-receipt',
  'do-not-open',
  'stop-talking',
]);

/** What is probably gone, though no rule heard it. */
export const likelyLosses = (state: CaseState, { advice, isGrounded }: Standing): readonly ExposureId[] =>
  (['money', 'code', 'account', 'app', 'papers', 'image'] as const).filter(
    (id) =>
      state.isTold &&
      advice[`lost-${id}`] >= (isGrounded ? LIKELY : LIKELY_ALONE) &&
      !isLossDenied(id, state.facts) &&
      // In a few words that tell of a sum that is wanted, the network takes it for gone.
      (id !== 'money' || isStory(state) || !state.facts.some((fact) => SUMS_WANTED.has(fact))),
  );
const SUMS_WANTED: ReadonlySet<FactName> = new Set(['asked:money', 'asked:fee', 'asked:deposit']);

/** These say nearly the same: after the first of each row the others are left out. */
const ECHOES: readonly (readonly ActionId[])[] = [
  ['do-not-pay', 'do-not-pay-more', 'do-not-give-in', 'see-first', 'do-not-send-back'],
  ['call-bank', 'call-operator'],
  ['do-not-confirm', 'check-balance'],
  ['do-not-confirm', 'keep-the-goods'],
  ['stop-talking', 'hang-up'],
];

const withoutEchoes = (ids: readonly ActionId[]): readonly ActionId[] =>
  [...new Set(ids)].filter(
    (id, place, all) =>
      !ECHOES.some((row) => row.includes(id) && all.slice(0, place).some((before) => row.includes(before))),
  );

/** Whether somebody else has a code, the account, or an application on the phone. */
export const isAccessLost = ({ facts }: CaseState): boolean =>
  exposuresOf(facts).some((id) => LOST_ACCESS.has(id));
