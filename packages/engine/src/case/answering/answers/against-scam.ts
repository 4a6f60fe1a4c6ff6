import type { ActionId } from '../../actions/action-ids.ts';
import { isAccessLost } from '../../actions/first-actions.ts';
import { isSeller } from '../../actions/fitting.ts';
import type { FactName } from '../../facts/fact.ts';
import { exposuresOf } from '../../losses.ts';
import type { CaseState } from '../../state.ts';
import { ALWAYS, forLoss, forMoney, isMoneyGone } from './always.ts';
import { type Answer, type Answers, no } from './answer.ts';
import { opened } from './opened.ts';
import { BY_FALSE_MONEY, BY_OFFER, BY_SECRET, IS_OF_SOMEBODY, PAYS_AT_FIRST, THREATENING } from './tricks.ts';

/** Where a scam is likely. */
export const AGAINST_SCAM: Answers = {
  ...ALWAYS,
  // "Will the bank return it?" asks for what is theirs.
  'send-back': (asked) =>
    asked.state.facts.includes('asked:money-back') || BY_FALSE_MONEY.has(asked.standing.kind)
      ? no('do-not-send-back')
      : { says: ['not-promised'], orders: forMoney(asked) },
  bank: ({ heard, state }) => ({
    lead: 'yes',
    orders: [state.wallet === 'bank' || BY_BANK.test(heard) ? 'call-bank' : 'call-operator'],
  }),
  police: () => ({ lead: 'yes', orders: ['go-to-police'] }),
  receive: (asked): Answer => {
    // Whose code is gone asks for money of their own: it is saved first.
    if (isAccessLost(asked.state)) return { orders: forLoss(asked) };
    return BACK.test(asked.heard)
      ? { says: ['not-promised'], orders: forMoney(asked) }
      : { lead: 'no', says: ['touch-nothing'] };
  },
  'send-papers': ({ state }) =>
    exposuresOf(state.facts).includes('papers')
      ? { orders: ['watch-papers'] }
      : { lead: 'no', says: ['send-no-papers'] },
  'send-images': () => ({ lead: 'no', says: ['send-no-papers'] }),
  'open-link': ({ heard, state }) => opened(heard, state),
  // "If I do not pay, will he send it?" is no question for a no.
  pay: ({ state }) => (isThreatened(state) ? { orders: ['do-not-give-in'] } : no(againstPaying(state))),
  borrow: ({ state }) => ({ lead: 'no', says: ['do-not-borrow'], orders: [againstPaying(state)] }),
  // "If I block her she will send it": who is threatened is told that paying would not stop it.
  block: ({ heard, state }) => ({
    ...(/chang/.test(heard) || isThreatened(state) ? {} : { lead: 'yes' as const }),
    orders: ['keep-evidence', isThreatened(state) ? 'do-not-give-in' : 'stop-talking'],
  }),
  go: () => ({ says: ['do-not-go'] }),
  // The person whose name is used may be in need: they are called, and who writes is not answered.
  reply: ({ standing }) =>
    IS_OF_SOMEBODY.has(standing.kind) ? { orders: ['call-known-number'] } : no('stop-talking'),
  warn: () => ({ says: ['warn-them'] }),
  guilty: () => ({ says: ['not-your-fault', 'not-guilty'] }),
  shame: (asked) => ({ says: ['no-shame'], orders: forMoney(asked) }),
  relief: () => ({ says: ['glad'], orders: ['stop-talking'] }),
  owe: () => ({ says: ['owe-nothing'] }),
  'papers-used': () => ({ says: ['papers-misused'] }),
  'account-back': ({ state, standing }): Answer => {
    if (state.facts.includes('true:sim-dead') || standing.kind === 'sim_swap')
      return { orders: ['go-to-operator'] };
    return standing.kind === 'account_takeover' || isAccessLost(state) ? { orders: ['secure-account'] } : {};
  },
  // Who takes the account back types the code that came to them, into the application itself.
  'give-code': ({ heard, state, standing }) =>
    standing.kind === 'account_takeover' && state.facts.includes('true:account-lost') && TYPES.test(heard)
      ? { orders: ['type-code-yourself'] }
      : no('do-not-share-code'),
  'next-time': ({ standing }): Answer => {
    if (BY_FALSE_MONEY.has(standing.kind)) return { says: ['see-balance'] };
    if (BY_SECRET.has(standing.kind)) return { orders: ['do-not-share-code'] };
    return BY_OFFER.has(standing.kind)
      ? { says: ['how-to-check'], orders: ['ask-official'] }
      : { says: ['signs-of-all'] };
  },
  sure: () => ({ tellsTrick: true }),
  'how-it-worked': () => ({ tellsTrick: true }),
  proof: () => ({ says: ['proves-nothing'] }),
  'others-paid': ({ standing }) => ({
    says: [PAYS_AT_FIRST.has(standing.kind) ? 'paid-at-first' : 'others-believe'],
  }),
  'if-real': ({ state, standing }) => ({
    says: ['if-true'],
    orders: [
      IS_OF_SOMEBODY.has(standing.kind) || state.facts.includes('says:is-family')
        ? 'call-known-number'
        : 'ask-official',
    ],
  }),
  details: ({ state }) => no(againstPaying(state)),
  'honest-next': ({ state }) => no(againstPaying(state)),
  'they-come': ({ state, standing }) => {
    if (standing.kind === 'authority' || state.facts.includes('says:arrest')) return { says: ['no-arrest'] };
    return isThreatened(state) || THREATENING.has(standing.kind)
      ? { says: ['empty-threat'] }
      : { says: ['if-true'] };
  },
};

const TYPES = /\b(?:met[st]?|mettre|tape\w*|entre\w*|type|enter|put)\b(?!.*\b(?:lui|him|her|donne\w*)\b)/;
const BACK = /\b(?:back|recuper\w*|ravoir|rembours\w*|retrouver|get my)\b/;

const BY_BANK = /\b(?:banque|bank|carte|card|opposition)\b/;

const againstPaying = ({ facts }: CaseState): ActionId => {
  if (isSeller(facts)) return 'keep-the-goods';
  return isMoneyGone({ facts }) ? 'do-not-pay-more' : 'do-not-pay';
};

const isThreatened = ({ facts }: CaseState): boolean => THREATS.some((fact) => facts.includes(fact));
const THREATS: readonly FactName[] = [
  'says:publish',
  'says:tell-contacts',
  'says:harm',
  'says:curse',
  'says:block',
];
