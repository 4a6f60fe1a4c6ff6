import type { SignalId } from '../../signals/index.ts';
import { GROUPS, type GroupId, type SituationId } from './situations.ts';

/** What may be gone already; each has its own first aid. */
export const EXPOSURE_IDS = ['money', 'code', 'account', 'app', 'papers', 'image'] as const;
export type ExposureId = (typeof EXPOSURE_IDS)[number];

const YES_NO = ['yes', 'no', 'unsure'] as const;

/** Replies that are not situations, groups of them, or things that are gone. */
const OWN_REPLIES = [
  'yes',
  'no',
  'unsure',
  'nothing',
  'something-else',
  'operator-name',
  'ordinary-number',
  'within-hour',
  'today',
  'earlier',
  'mtn',
  'moov',
  'orange',
  'wave',
  'bank',
  'wants-money',
  'wants-code',
  'wants-link',
  'wants-nothing',
] as const;
export type ReplyId = (typeof OWN_REPLIES)[number] | ExposureId | GroupId | SituationId;

/** One thing that is asked. Its words stand in each language's file. */
export interface Question {
  /** In the order of the buttons. */
  readonly replies: readonly ReplyId[];
  /** What is gone when this is answered. */
  readonly exposes?: Readonly<Partial<Record<ReplyId, ExposureId>>>;
  /** Signs in a pasted text that already answer it. */
  readonly toldBy?: readonly SignalId[];
}

const groupReplies = (id: GroupId): readonly ReplyId[] => [...GROUPS[id], 'unsure'];

/** Everything that the interview can ask. */
export const QUESTIONS = {
  safety: {
    replies: ['money', 'code', 'something-else', 'nothing'],
    exposes: { money: 'money', code: 'code' },
  },
  lost: {
    replies: ['money', 'code', 'account', 'app', 'papers', 'image', 'nothing'],
    exposes: {
      money: 'money',
      code: 'code',
      account: 'account',
      app: 'app',
      papers: 'papers',
      image: 'image',
    },
  },
  when: { replies: ['within-hour', 'today', 'earlier', 'unsure'] },
  wallet: { replies: ['mtn', 'moov', 'orange', 'wave', 'bank', 'unsure'] },
  'on-phone': { replies: ['yes', 'no'] },
  confirm: { replies: ['yes', 'no', 'unsure'] },
  group: {
    replies: [
      'group-money',
      'group-caller',
      'group-offer',
      'group-trade',
      'group-link',
      'group-person',
      'unsure',
    ],
  },
  'group-money': { replies: groupReplies('group-money') },
  'group-caller': { replies: groupReplies('group-caller') },
  'group-offer': { replies: groupReplies('group-offer') },
  'group-person': { replies: groupReplies('group-person') },
  'sms-sender': { replies: ['operator-name', 'ordinary-number', 'unsure'] },
  'balance-changed': { replies: YES_NO },
  'return-asked': { replies: YES_NO, toldBy: ['wrong-transfer'] },
  'asks-code': { replies: YES_NO, toldBy: ['asks-secret-code'] },
  'told-to-dial': { replies: YES_NO, toldBy: ['guided-dialling'] },
  'account-blocked': { replies: YES_NO, toldBy: ['account-trap'] },
  'called-company': { replies: YES_NO },
  'took-part': { replies: YES_NO },
  'prize-fee': { replies: YES_NO, toldBy: ['payment-first'] },
  'link-to-share': { replies: YES_NO, toldBy: ['chain-message'] },
  'job-fee': { replies: YES_NO, toldBy: ['payment-first'] },
  'foreign-number': { replies: YES_NO },
  'real-interview': { replies: YES_NO },
  'papers-asked': { replies: YES_NO, toldBy: ['asks-identity'] },
  'guaranteed-gain': { replies: YES_NO, toldBy: ['guaranteed-gain'] },
  'recruit-others': { replies: YES_NO },
  'withdrawal-blocked': { replies: YES_NO },
  'private-account': { replies: YES_NO },
  'met-in-person': { replies: YES_NO },
  'refuses-video': { replies: YES_NO },
  'emergency-money': { replies: YES_NO, toldBy: ['love-for-money', 'plea-for-money'] },
  threat: { replies: YES_NO, toldBy: ['blackmail'] },
  deadline: { replies: YES_NO, toldBy: ['false-urgency'] },
  'under-18': { replies: YES_NO },
  'seen-in-person': { replies: YES_NO },
  'deposit-asked': { replies: YES_NO, toldBy: ['deposit-unseen'] },
  'price-too-low': { replies: YES_NO },
  'refuses-to-meet': { replies: YES_NO },
  'typed-secret': { replies: YES_NO, exposes: { yes: 'code' } },
  'known-sender': { replies: YES_NO },
  'installed-app': { replies: YES_NO, exposes: { yes: 'app' } },
  'new-number': { replies: YES_NO },
  secrecy: { replies: YES_NO, toldBy: ['demands-secrecy'] },
  'called-known-number': { replies: YES_NO },
  'pressed-to-pay': { replies: YES_NO, toldBy: ['fine-trap', 'false-authority'] },
  'loan-fee': { replies: YES_NO, toldBy: ['payment-first'] },
  'private-lender': { replies: YES_NO },
  'late-refund': { replies: YES_NO },
  'handled-phone': { replies: YES_NO },
  'balance-checked': { replies: YES_NO },
  'what-asked': { replies: ['wants-money', 'wants-code', 'wants-link', 'wants-nothing', 'unsure'] },
  'known-person': { replies: YES_NO },
} as const satisfies Readonly<Record<string, Question>>;
export type QuestionId = keyof typeof QUESTIONS;

/** What is asked in each situation, the most telling first. */
export const QUESTIONS_OF: Readonly<Record<SituationId, readonly QuestionId[]>> = {
  wrong_transfer: ['balance-changed', 'return-asked', 'sms-sender'],
  fake_agent: ['asks-code', 'told-to-dial', 'account-blocked', 'called-company'],
  fake_prize: ['prize-fee', 'took-part', 'link-to-share'],
  fake_job: ['job-fee', 'real-interview', 'foreign-number', 'papers-asked'],
  investment: ['guaranteed-gain', 'withdrawal-blocked', 'recruit-others', 'private-account'],
  romance: ['emergency-money', 'met-in-person', 'refuses-video'],
  sextortion: ['under-18', 'threat', 'deadline'],
  marketplace: ['seen-in-person', 'deposit-asked', 'price-too-low', 'refuses-to-meet'],
  phishing: ['typed-secret', 'installed-app', 'known-sender', 'asks-code'],
  family_emergency: ['called-known-number', 'new-number', 'secrecy', 'emergency-money'],
  authority: ['pressed-to-pay', 'secrecy', 'called-company'],
  loan: ['loan-fee', 'private-lender', 'papers-asked'],
  agent_kiosk: ['balance-checked', 'late-refund', 'handled-phone'],
  other: ['what-asked', 'deadline', 'known-person'],
};
