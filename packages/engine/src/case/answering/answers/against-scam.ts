import type { ActionId } from '../../actions/action-ids.ts';
import type { FactName } from '../../facts/fact.ts';
import type { ScamKind } from '../../kinds.ts';
import { exposuresOf } from '../../losses.ts';
import type { CaseState } from '../../state.ts';
import { ALWAYS, forMoney, isMoneyGone } from './always.ts';
import { type Answer, type Answers, no } from './answer.ts';

/** Where a scam is likely. */
export const AGAINST_SCAM: Answers = {
  ...ALWAYS,
  'send-back': () => no('do-not-send-back'),
  bank: ({ heard, state }) => ({
    lead: 'yes',
    orders: [state.wallet === 'bank' || BY_BANK.test(heard) ? 'call-bank' : 'call-operator'],
  }),
  police: () => ({ lead: 'yes', orders: ['go-to-police'] }),
  receive: () => ({ lead: 'no', says: ['touch-nothing'] }),
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
  'account-back': ({ state, standing }) => ({
    orders: [
      state.facts.includes('true:sim-dead') || standing.kind === 'sim_swap'
        ? 'go-to-operator'
        : 'secure-account',
    ],
  }),
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
  'they-come': ({ state, standing }) => ({
    says: [
      standing.kind === 'authority' || state.facts.includes('says:arrest') ? 'no-arrest' : 'empty-threat',
    ],
  }),
};

const BY_BANK = /\b(?:banque|bank|carte|card|opposition)\b/;

/** These let a victim win at first. */
const PAYS_AT_FIRST: ReadonlySet<ScamKind> = new Set(['investment', 'task_scam']);
/** Somebody whom the victim knows may be asked. */
const IS_OF_SOMEBODY: ReadonlySet<ScamKind> = new Set(['family_emergency', 'account_takeover']);

/** "Open" is said of a bag too: an answer is there where there is something to open on the phone. */
function opened(heard: string, { facts }: CaseState): Answer {
  if (/compos|dial/.test(heard)) return no('do-not-dial');
  if (/install|charg|download|apk/.test(heard)) return no('do-not-install');
  return OPENED.some((fact) => facts.includes(fact)) || NAMED_LINK.test(heard) ? no('do-not-open') : {};
}

const OPENED: readonly FactName[] = ['asked:link', 'done:link', 'asked:card', 'asked:password'];
const NAMED_LINK = /\b(?:lien|link|site|page|clik\w*|cliqu\w*|click\w*|formulaire|form)\b/;

const againstPaying = (state: CaseState): ActionId => (isMoneyGone(state) ? 'do-not-pay-more' : 'do-not-pay');

const isThreatened = ({ facts }: CaseState): boolean =>
  facts.includes('says:publish') || facts.includes('says:tell-contacts');
