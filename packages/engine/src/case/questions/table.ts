import { CLAIMED, type FactName, type FactSubject, type Polarity } from '../facts/fact.ts';
import type { CaseKind } from '../kinds.ts';
import { COMES_UNASKED, PAID_TO_SOMEBODY, PROMISING, TO_BE_DELIVERED } from './kinds-asked.ts';

/** One thing that is asked: each reply is a fact, or several. Its words stand in each language's file. */
export interface Question {
  /** What is known once it is answered, by reply, in the order of the buttons. "I don't know" stands last on every question. */
  readonly replies: Readonly<Partial<Record<ReplyId, readonly FactName[]>>>;
  /** It is not asked once anything was said of one of these. By default: what its replies tell of. */
  readonly toldBy?: readonly FactSubject[];
  /** What was said of them must stand so. By default: anyhow. */
  readonly toldAs?: readonly Polarity[];
  /** It is asked only of these. */
  readonly kinds?: readonly CaseKind[];
  /** Of whatever kind, it is asked where one of these was told. */
  readonly alsoOf?: readonly FactName[];
  /** It changes what is to be done, not what the case is. */
  readonly isForAction?: true;
}

/** What may be handed over, and then is gone. */
const HANDED_OVER = [
  'money',
  'money-back',
  'fee',
  'deposit',
  'airtime',
  'crypto',
  'code',
  'pin',
  'password',
  'card',
  'papers',
  'images',
] as const;

const yesNo = (yes: FactName, no: FactName): Question['replies'] => ({ yes: [yes], no: [no] });

export const QUESTIONS = {
  doors: { replies: { checking: [], victim: [] }, toldBy: [], isForAction: true },
  lost: {
    toldAs: ['done', 'not', 'refused', 'true'],
    replies: {
      'lost-money': ['done:money'],
      'lost-code': ['done:code'],
      'lost-papers': ['done:papers'],
      nothing: ['not:money', 'not:code'],
    },
    toldBy: [...HANDED_OVER, 'account-lost', 'app'],
  },
  wants: {
    replies: {
      'wants-money': ['asked:money'],
      'wants-code': ['asked:code'],
      'wants-link': ['asked:link'],
      'wants-nothing': ['not:money', 'not:code', 'not:fee'],
    },
    toldBy: [...HANDED_OVER, 'app', 'remote', 'dial', 'link', 'account-use', 'recruit', 'contacts'],
  },
  who: {
    replies: {
      'who-office': ['says:is-operator'],
      'who-close': ['true:known-sender'],
      'who-trade': ['says:is-seller'],
      'who-stranger': ['true:stranger'],
    },
    toldBy: ['stranger', 'known-sender', ...CLAIMED],
  },
  sender: {
    replies: {
      'from-name': ['true:known-sender'],
      'from-number': ['true:stranger'],
      'from-abroad': ['true:foreign-number'],
    },
    toldBy: ['known-sender', 'stranger', 'foreign-number', 'new-number'],
  },
  met: { replies: yesNo('true:met', 'not:met') },
  verified: { replies: yesNo('true:verified', 'not:verified') },
  expected: { kinds: COMES_UNASKED, replies: yesNo('true:expected', 'not:expected') },
  balance: {
    kinds: ['wrong_transfer', 'agent_kiosk', 'fake_agent', 'honest_operator'],
    // Who sells waits for money, who buys does not.
    alsoOf: ['says:is-buyer', 'says:is-client', 'asked:money-back'],
    replies: yesNo('true:balance-changed', 'not:balance-changed'),
  },
  received: { kinds: TO_BE_DELIVERED, replies: yesNo('true:received', 'not:received') },
  'pay-first': {
    kinds: PROMISING,
    replies: yesNo('asked:fee', 'not:fee'),
    toldBy: ['fee', 'deposit'],
  },
  'asks-code': {
    kinds: [
      'fake_agent',
      'account_takeover',
      'card_data',
      'sim_swap',
      'phishing',
      'honest_code',
      'honest_bank',
      'honest_operator',
    ],
    replies: yesNo('asked:code', 'not:code'),
    toldBy: ['code', 'pin', 'password'],
  },
  payee: {
    kinds: PAID_TO_SOMEBODY,
    replies: {
      'payee-counter': ['true:official-payee'],
      'payee-known': ['true:known-payee'],
      'payee-person': ['not:official-payee'],
    },
    toldBy: ['official-payee', 'known-payee'],
  },
  receipt: {
    kinds: [
      'rental',
      'loan',
      'fake_job',
      'fake_visa',
      'marketplace',
      'honest_business',
      'honest_public',
      'honest_community',
      'honest_job',
    ],
    replies: yesNo('true:receipt', 'not:receipt'),
    toldBy: ['receipt', 'contract'],
  },
  pressed: {
    kinds: ['family_emergency', 'authority', 'fake_agent', 'loan_blackmail'],
    replies: yesNo('true:urgency', 'not:urgency'),
  },
  threatened: {
    kinds: ['sextortion', 'authority', 'loan_blackmail', 'marabout', 'romance'],
    replies: yesNo('says:publish', 'not:publish'),
    toldBy: ['publish', 'tell-contacts', 'harm', 'arrest'],
  },
  gain: {
    kinds: ['investment', 'task_scam', 'fake_prize', 'marabout'],
    replies: yesNo('says:gain', 'not:gain'),
    toldBy: ['gain', 'prize'],
  },
  recruit: {
    kinds: ['investment', 'task_scam'],
    replies: yesNo('asked:recruit', 'not:recruit'),
  },
  withdrawal: {
    kinds: ['investment', 'task_scam'],
    replies: yesNo('not:withdrawal-blocked', 'true:withdrawal-blocked'),
    toldBy: ['withdrawal-blocked', 'received'],
  },
  account: {
    kinds: ['account_takeover', 'honest_code', 'phishing'],
    replies: yesNo('not:account-lost', 'true:account-lost'),
  },
  sim: {
    kinds: ['sim_swap', 'fake_agent', 'honest_operator'],
    replies: yesNo('not:sim-dead', 'true:sim-dead'),
  },
  app: {
    kinds: ['fake_agent', 'loan_blackmail', 'phishing', 'task_scam', 'loan'],
    replies: yesNo('done:app', 'not:app'),
    toldBy: ['app', 'remote'],
  },
  link: {
    kinds: ['phishing', 'card_data', 'fake_prize', 'account_takeover', 'fake_visa'],
    replies: yesNo('done:link', 'not:link'),
  },
  'new-number': {
    kinds: ['family_emergency', 'honest_family', 'account_takeover'],
    replies: yesNo('true:new-number', 'not:new-number'),
  },
  secrecy: {
    kinds: ['family_emergency', 'romance', 'inheritance', 'authority', 'marabout', 'sextortion'],
    replies: yesNo('asked:secrecy', 'not:secrecy'),
  },
  video: {
    kinds: ['romance', 'sextortion', 'inheritance'],
    replies: yesNo('done:video-call', 'not:video-call'),
  },
  cheap: {
    kinds: ['marketplace', 'rental', 'honest_business'],
    replies: yesNo('true:price-low', 'not:price-low'),
  },
  dial: {
    kinds: ['fake_agent', 'sim_swap', 'wrong_transfer', 'honest_operator'],
    replies: yesNo('asked:dial', 'not:dial'),
  },
  'on-phone': {
    replies: yesNo('true:on-phone', 'not:on-phone'),
    toldBy: ['on-phone', 'at-counter'],
    isForAction: true,
  },
  child: { replies: yesNo('true:child', 'not:child'), isForAction: true },
  same: { replies: { yes: [], no: [] }, toldBy: [], isForAction: true },
  wallet: {
    replies: { mtn: [], moov: [], orange: [], wave: [], bank: [], cash: [] },
    toldBy: [],
    isForAction: true,
  },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionId = keyof typeof QUESTIONS;

/** What may be touched or said in place of it. */
export const REPLY_IDS = [
  'yes',
  'no',
  'nothing',
  'lost-money',
  'lost-code',
  'lost-papers',
  'wants-money',
  'wants-code',
  'wants-link',
  'wants-nothing',
  'who-office',
  'who-close',
  'who-trade',
  'who-stranger',
  'payee-counter',
  'payee-known',
  'payee-person',
  'from-name',
  'from-number',
  'from-abroad',
  'mtn',
  'moov',
  'orange',
  'wave',
  'bank',
  'cash',
  'unsure',
  'victim',
  'checking',
] as const;
export type ReplyId = (typeof REPLY_IDS)[number];

export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[];

/** The buttons of a question, in their order. */
export const repliesOf = (id: QuestionId): readonly ReplyId[] => [
  ...(Object.keys(QUESTIONS[id].replies) as ReplyId[]),
  'unsure',
];

/** What a reply tells. */
export const factsOfReply = (id: QuestionId, reply: ReplyId): readonly FactName[] =>
  (QUESTIONS[id] as Question).replies[reply] ?? [];

/** Whether a fact answers a question. */
export function answers(id: QuestionId, fact: FactName): boolean {
  const { replies, toldBy, toldAs }: Question = QUESTIONS[id];
  const [polarity, subject] = fact.split(':') as [Polarity, FactSubject];
  if (toldAs && !toldAs.includes(polarity)) return false;
  if (toldBy) return toldBy.includes(subject);
  return Object.values(replies).some((facts) => facts.some((reply) => reply.split(':')[1] === subject));
}
