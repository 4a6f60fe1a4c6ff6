import type { ScamKind } from '@scamguard/engine/case';
import type { Translate } from '@scamguard/i18n';
import type { ReportPrefill } from '../../reports/report-prefill.ts';
import type { ChatAnalysis, ChatSession } from '../../talk/chat-session.ts';

/** The kind of scam that a report calls each kind of the case. */
const SCAM_TYPES: Readonly<Record<ScamKind, string>> = {
  wrong_transfer: 'mobile_money',
  fake_agent: 'mobile_money',
  agent_kiosk: 'mobile_money',
  sim_swap: 'mobile_money',
  family_emergency: 'mobile_money',
  fake_prize: 'fake_payment',
  loan: 'fake_payment',
  inheritance: 'fake_payment',
  recovery: 'fake_payment',
  fake_charity: 'fake_payment',
  fake_job: 'fake_job',
  task_scam: 'fake_job',
  investment: 'investment',
  romance: 'romance',
  sextortion: 'romance',
  marketplace: 'marketplace',
  rental: 'marketplace',
  phishing: 'phishing',
  card_data: 'phishing',
  account_takeover: 'phishing',
  authority: 'other',
  loan_blackmail: 'other',
  marabout: 'other',
  fake_visa: 'other',
  other: 'other',
};

const isScam = (situation: string): situation is ScamKind => Object.hasOwn(SCAM_TYPES, situation);

/** A report with everything that the talk has told, for the visitor to look over and send. */
export function reportOf(
  { messages, title }: ChatSession,
  { situation = '', matchedPatterns }: ChatAnalysis,
  t: Translate,
): ReportPrefill {
  const replies = new Set(messages.flatMap((message) => message.replies?.map(({ label }) => label) ?? []));
  // A reply that was only touched says nothing without its question.
  const told = messages.filter(({ role, content }) => role === 'user' && !replies.has(content));
  return {
    kind: 'conversation',
    value: [...told.map(({ content }) => content), ...matchedPatterns].join('\n'),
    scamType: isScam(situation) ? SCAM_TYPES[situation] : 'other',
    title: t('chatbot.reportTitle', { situation: title }),
  };
}
