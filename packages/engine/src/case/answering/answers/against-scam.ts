import type { ActionId } from '../../actions/action-ids.ts';
import { isAccessLost } from '../../actions/first-actions.ts';
import { isSeller } from '../../actions/fitting.ts';
import { whoBlocks } from '../../actions/for-loss.ts';
import { exposuresOf } from '../../losses.ts';
import type { CaseState } from '../../state.ts';
import { isExposed, isThreatened } from '../../threats.ts';
import { ALWAYS, forLoss, forMoney, isMoneyGone } from './always.ts';
import { type Answer, type Answers, no } from './answer.ts';
import { opened } from './opened.ts';
import { stepByStep } from './step-by-step.ts';
import { BY_FALSE_MONEY, BY_OFFER, BY_SECRET, IS_OF_SOMEBODY, PAYS_AT_FIRST, THREATENING } from './tricks.ts';
import { wordsFor } from './words-for.ts';

/** Where a scam is likely. */
export const AGAINST_SCAM: Answers = {
  ...ALWAYS,
  // "Will the bank return it?" asks for what is theirs.
  'send-back': (asked) =>
    asked.state.facts.includes('asked:money-back') || BY_FALSE_MONEY.has(asked.standing.kind)
      ? no('do-not-send-back')
      : { says: ['not-promised'], orders: forMoney(asked) },
  bank: ({ heard, state, standing }) => {
    if (BY_BANK.test(heard)) return { lead: 'yes', orders: ['call-bank'] };
    const isOperators = isAccessLost(state) && state.wallet !== 'bank';
    const first = isOperators ? 'call-operator' : whoBlocks(state.wallet, standing.kind);
    return { ...(first.startsWith('call-') && { lead: 'yes' as const }), orders: [first] };
  },
  // "On a porté plainte contre moi" asks for no complaint of one's own.
  police: ({ heard, state, standing }) =>
    AGAINST_TELLER.test(heard) && (standing.kind === 'authority' || state.facts.includes('says:arrest'))
      ? { says: ['no-arrest'] }
      : { lead: 'yes', orders: ['go-to-police'] },
  receive: (asked): Answer => {
    // Whose code is gone, or whose money left, asks for money of their own: it is saved first.
    if (isAccessLost(asked.state)) return { orders: forLoss(asked) };
    if (LEFT.test(asked.heard))
      return { says: ['not-promised'], orders: [whoBlocks(asked.state.wallet, asked.standing.kind)] };
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
  block: ({ heard, state, standing }): Answer => {
    if (isThreatened(state)) return { orders: ['keep-evidence', 'do-not-give-in'] };
    // Where it is only a doubt, nobody is told to block anybody.
    if (standing.verdict === 'caution') return { says: ['say-it-so'], orders: ['keep-evidence'] };
    return {
      ...(!/chang/.test(heard) && { lead: 'yes' as const }),
      orders: ['keep-evidence', 'stop-talking'],
    };
  },
  go: () => ({ says: ['do-not-go'] }),
  // The person whose name is used may be in need: they are called, and who writes is not answered.
  reply: ({ standing }) =>
    IS_OF_SOMEBODY.has(standing.kind)
      ? { ...(standing.verdict === 'danger' && { lead: 'no' as const }), orders: ['call-known-number'] }
      : standing.verdict === 'caution'
        ? { says: ['say-it-so'] }
        : no('stop-talking'),
  warn: () => ({ says: ['warn-them'] }),
  guilty: () => ({ says: ['not-your-fault', 'not-guilty'] }),
  shame: (asked) => ({ says: ['no-shame'], orders: forMoney(asked) }),
  relief: ({ standing }) => ({
    says: ['glad'],
    ...(standing.verdict === 'danger' && { orders: ['stop-talking' as const] }),
  }),
  owe: ({ state: { facts } }) => ({
    says: [
      facts.includes('true:received') || facts.includes('true:balance-changed') ? 'ask-there' : 'owe-nothing',
    ],
  }),
  'papers-used': () => ({ says: ['papers-misused'] }),
  'account-back': ({ heard, state, standing }): Answer => {
    if (state.facts.includes('true:sim-dead') || standing.kind === 'sim_swap')
      return { orders: ['go-to-operator'] };
    // Whose account is gone and who is threatened with what stands in it takes it back first.
    if (standing.kind === 'account_takeover' || isAccessLost(state)) return { orders: ['secure-account'] };
    if (isExposed(state)) return { orders: ['report-images'] };
    return NAMED_ACCOUNT.test(heard) ? { orders: ['secure-account'] } : { says: ['where-number'] };
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
  // Where it is only a doubt, asking for more time or for less is a way to find out.
  terms: ({ state, standing }) =>
    standing.verdict === 'caution' ? { says: ['may-ask'] } : no(againstPaying(state)),
  'write-for-me': wordsFor,
  'how-to': stepByStep,
  love: () => ({ says: ['feelings'] }),
  // A picture cannot be taken back, and nobody goes to them alone.
  'get-things-back': ({ state, standing }) =>
    standing.kind === 'sextortion' || exposuresOf(state.facts).includes('image')
      ? { orders: ['report-images'] }
      : { says: ['do-not-go'], orders: ['go-to-police'] },
  'they-come': ({ state, standing }) => {
    if (standing.kind === 'authority' || state.facts.includes('says:arrest')) return { says: ['no-arrest'] };
    return isThreatened(state) || THREATENING.has(standing.kind)
      ? { says: ['empty-threat'] }
      : { says: ['how-to-check'] };
  },
};

const AGAINST_TELLER =
  /\b(?:porte\w*|depos\w*|plainte|complain\w*|reported?) (?:\w+ ){0,2}(?:contre|against|sur) (?:moi|nous|me|us)\b/;
const TYPES = /\b(?:met[st]?|mettre|tape\w*|entre\w*|type|enter|put)\b(?!.*\b(?:lui|him|her|donne\w*)\b)/;
const NAMED_ACCOUNT = /\b(?:compte|account|whatsapp|facebook|page|wallet|profil)\b/;
const LEFT =
  /\b(?:m'?(?:a|ont)|ma|from my|de mon|sur mon|dans mon) (?:\w+ ){0,3}(?:retir\w*|debit\w*|prelev\w*|withdr\w*)|\b(?:retir\w*|debit\w*|prelev\w*|withdr\w*) (?:\w+ ){0,3}(?:de mon|sur mon|from my)\b/;
const BACK = /\b(?:back|recuper\w*|ravoir|rembours\w*|retrouver|get my)\b/;

const BY_BANK = /\b(?:banque|bank|carte|card|opposition)\b/;

const againstPaying = ({ facts }: CaseState): ActionId => {
  if (isSeller(facts)) return 'keep-the-goods';
  return isMoneyGone({ facts }) ? 'do-not-pay-more' : 'do-not-pay';
};
