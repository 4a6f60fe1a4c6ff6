import type { FactName } from '../facts/fact.ts';
import type { HonestKind, ScamKind } from '../kinds.ts';
import { type ExposureId, exposuresOf } from '../losses.ts';
import { isNamed, type Standing } from '../standing.ts';
import type { CaseState } from '../state.ts';
import type { ActionId } from './action-ids.ts';

/** What to do when nothing is lost yet, the most urgent first. */
const AGAINST: Readonly<Record<ScamKind, readonly ActionId[]>> = {
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
const AGAINST_DEMAND: readonly (readonly [FactName, ActionId])[] = [
  ['asked:pin', 'do-not-share-code'],
  ['asked:code', 'do-not-share-code'],
  ['asked:password', 'do-not-share-code'],
  ['asked:card', 'do-not-share-code'],
  ['asked:dial', 'do-not-dial'],
  ['asked:link', 'do-not-open'],
  ['asked:money-back', 'do-not-send-back'],
  ['asked:account-use', 'do-not-lend-account'],
  ['asked:fee', 'do-not-pay'],
  ['asked:deposit', 'see-first'],
  ['asked:money', 'do-not-pay'],
  ['asked:airtime', 'do-not-pay'],
  ['asked:crypto', 'do-not-pay'],
];
/** Where neither the trick nor what is wanted is known. */
const AGAINST_ANY: readonly ActionId[] = ['ask-somebody-trusted', 'do-not-pay', 'keep-evidence'];

/** How to find out, where nobody can tell yet: by whom it claims to be. */
const FIND_OUT: Readonly<Record<HonestKind, readonly ActionId[]>> = {
  honest_family: ['call-known-number', 'ask-somebody-trusted', 'do-not-share-code'],
  honest_operator: ['check-balance', 'ask-official', 'do-not-share-code'],
  honest_bank: ['ask-official', 'do-not-share-code', 'ask-somebody-trusted'],
  honest_business: ['see-first', 'keep-receipt', 'ask-somebody-trusted'],
  honest_job: ['ask-official', 'do-not-pay', 'ask-somebody-trusted'],
  honest_public: ['ask-official', 'keep-receipt', 'do-not-share-code'],
  honest_community: ['ask-somebody-trusted', 'keep-receipt', 'ask-official'],
  honest_code: ['do-not-share-code', 'ask-official', 'ask-somebody-trusted'],
};

const MOST = 3;
/** A loss is helped with from this risk on: whoever pays for goods has lost nothing. */
const LEAST_RISK_OF_LOSS = 33;
/** Whoever has them goes on taking: they are secured at any risk, which costs nothing. */
const LOST_ACCESS: ReadonlySet<ExposureId> = new Set(['code', 'account', 'app']);

/** What to do now, in the order: a life, this moment, what is lost, the kind. At most three. */
export function firstActions(state: CaseState, standing: Standing): readonly ActionId[] {
  const { riskLevel, isCalm, kind, honestKind } = standing;
  const told = new Set(state.facts);
  const isThreat = kind === 'sextortion' || told.has('says:publish');
  const life: readonly ActionId[] = [
    ...(state.feels === 'despair' ? (['stay-with-somebody'] as const) : []),
    ...(told.has('true:child') && isThreat ? (['tell-an-adult'] as const) : []),
  ];
  if (isCalm) return [...life, 'nothing-to-do', 'keep-receipt'].slice(0, MOST) as ActionId[];
  const now: readonly ActionId[] =
    riskLevel < LEAST_RISK_OF_LOSS
      ? []
      : [
          ...(told.has('true:on-phone') ? (['hang-up'] as const) : []),
          ...(told.has('true:at-counter') ? (['do-not-confirm'] as const) : []),
        ];
  const lost = exposuresOf(state.facts)
    .filter((id) => riskLevel >= LEAST_RISK_OF_LOSS || LOST_ACCESS.has(id))
    .flatMap((id) => forLoss(id, state, kind));
  const against = isNamed(standing)
    ? AGAINST[kind]
    : [...AGAINST_DEMAND.flatMap(([fact, id]) => (told.has(fact) ? [id] : [])), ...AGAINST_ANY];
  // A code is never given, whoever asks for it.
  const secret: readonly ActionId[] = asksForSecret(state) ? ['do-not-share-code'] : [];
  const rest = riskLevel < LEAST_RISK_OF_LOSS ? [...secret, ...FIND_OUT[honestKind]] : against;
  return [...new Set([...life, ...now, ...lost, ...rest])].slice(0, MOST);
}

const SECRETS: ReadonlySet<FactName> = new Set(['asked:pin', 'asked:code', 'asked:password', 'asked:card']);

/** Whether somebody wants a secret that only its owner may know. */
export const asksForSecret = ({ facts }: CaseState): boolean => facts.some((fact) => SECRETS.has(fact));

/** Whether somebody else has a code, the account, or an application on the phone. */
export const isAccessLost = ({ facts }: CaseState): boolean =>
  exposuresOf(facts).some((id) => LOST_ACCESS.has(id));

function forLoss(id: ExposureId, { wallet, facts }: CaseState, kind: ScamKind): readonly ActionId[] {
  const told = new Set(facts);
  switch (id) {
    case 'money':
      return [wallet === 'bank' ? 'call-bank' : 'call-operator', 'do-not-pay-more'];
    case 'code':
      if (kind === 'account_takeover') return ['secure-account'];
      return told.has('done:card') || kind === 'card_data' ? ['call-bank'] : ['change-code'];
    case 'account':
      return [told.has('true:sim-dead') || kind === 'sim_swap' ? 'go-to-operator' : 'secure-account'];
    case 'app':
      return ['remove-app'];
    case 'papers':
      return ['watch-papers'];
    case 'image':
      return ['do-not-give-in', 'report-images'];
  }
}
