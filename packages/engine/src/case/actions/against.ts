import type { FactName } from '../facts/fact.ts';
import type { HonestKind, ScamKind } from '../kinds.ts';
import type { ActionId } from './action-ids.ts';

/** What to do when nothing is lost yet, the most urgent first. */
export const AGAINST: Readonly<Record<ScamKind, readonly ActionId[]>> = {
  wrong_transfer: ['do-not-send-back', 'check-balance', 'stop-talking'],
  fake_agent: ['do-not-share-code', 'ask-official', 'stop-talking'],
  fake_prize: ['do-not-pay', 'stop-talking', 'report-here'],
  fake_job: ['do-not-pay', 'ask-official', 'report-here'],
  task_scam: ['do-not-pay', 'stop-talking', 'keep-evidence'],
  investment: ['do-not-pay', 'ask-somebody-trusted', 'keep-evidence'],
  romance: ['do-not-pay', 'ask-somebody-trusted', 'keep-evidence'],
  inheritance: ['do-not-pay', 'stop-talking', 'report-here'],
  sextortion: ['do-not-give-in', 'keep-evidence', 'report-images'],
  marketplace: ['see-first', 'check-balance', 'report-here'],
  rental: ['see-first', 'ask-somebody-trusted', 'report-here'],
  phishing: ['do-not-open', 'ask-official', 'report-here'],
  card_data: ['do-not-share-code', 'ask-official', 'report-here'],
  account_takeover: ['do-not-share-code', 'call-known-number', 'warn-contacts'],
  sim_swap: ['do-not-dial', 'go-to-operator', 'change-code'],
  family_emergency: ['call-known-number', 'do-not-pay', 'ask-somebody-trusted'],
  authority: ['do-not-pay', 'ask-official', 'stop-talking'],
  loan: ['do-not-pay', 'ask-official', 'report-here'],
  loan_blackmail: ['do-not-give-in', 'warn-contacts', 'keep-evidence'],
  agent_kiosk: ['do-not-confirm', 'check-balance', 'keep-evidence'],
  marabout: ['do-not-pay', 'stop-talking', 'ask-somebody-trusted'],
  recovery: ['refuse-recovery', 'do-not-pay', 'report-here'],
  fake_charity: ['give-elsewhere', 'ask-official', 'report-here'],
  fake_visa: ['do-not-pay', 'ask-official', 'report-here'],
  other: ['do-not-pay', 'ask-somebody-trusted', 'keep-evidence'],
};

/** What is wanted says what not to do, whatever the trick is called. */
export const AGAINST_DEMAND: readonly (readonly [FactName, ActionId])[] = [
  ['asked:pin', 'do-not-share-code'],
  ['asked:code', 'do-not-share-code'],
  ['asked:password', 'do-not-share-code'],
  ['asked:card', 'do-not-share-code'],
  ['asked:dial', 'do-not-dial'],
  ['asked:app', 'do-not-install'],
  ['asked:remote', 'do-not-install'],
  ['asked:link', 'do-not-open'],
  ['asked:money-back', 'do-not-send-back'],
  ['asked:account-use', 'do-not-lend-account'],
  ['says:publish', 'do-not-give-in'],
  ['says:tell-contacts', 'do-not-give-in'],
  ['asked:fee', 'do-not-pay'],
  ['asked:deposit', 'see-first'],
  ['asked:money', 'do-not-pay'],
  ['asked:airtime', 'do-not-pay'],
  ['asked:crypto', 'do-not-pay'],
];
/** Where neither the trick nor what is wanted is known. */
export const AGAINST_ANY: readonly ActionId[] = ['ask-somebody-trusted', 'do-not-pay', 'keep-evidence'];

/** How to find out, where nobody can tell yet: by whom it claims to be. */
export const FIND_OUT: Readonly<Record<HonestKind, readonly ActionId[]>> = {
  honest_family: ['call-known-number', 'ask-somebody-trusted', 'do-not-share-code'],
  honest_operator: ['check-balance', 'ask-official', 'do-not-share-code'],
  honest_bank: ['ask-official', 'do-not-share-code', 'ask-somebody-trusted'],
  honest_business: ['see-first', 'keep-receipt', 'ask-somebody-trusted'],
  honest_job: ['ask-official', 'do-not-pay', 'ask-somebody-trusted'],
  honest_public: ['ask-official', 'keep-receipt', 'do-not-share-code'],
  honest_community: ['ask-somebody-trusted', 'keep-receipt', 'ask-official'],
  honest_code: ['do-not-share-code', 'ask-official', 'ask-somebody-trusted'],
};
