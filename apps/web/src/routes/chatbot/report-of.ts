import type { Translate } from '@scamguard/i18n';
import type { ReportPrefill } from '../../reports/report-prefill.ts';
import type { ChatAnalysis, ChatSession } from './chat-session.ts';

/** The kind of scam that a report calls each situation of the interview. */
const SCAM_TYPES: Readonly<Record<string, string>> = {
  wrong_transfer: 'mobile_money',
  fake_agent: 'mobile_money',
  agent_kiosk: 'mobile_money',
  fake_prize: 'fake_payment',
  loan: 'fake_payment',
  fake_job: 'fake_job',
  investment: 'investment',
  romance: 'romance',
  sextortion: 'romance',
  marketplace: 'marketplace',
  phishing: 'phishing',
};

/** A report with everything that the talk has told, for the visitor to look over and send. */
export function reportOf(
  { messages, title }: ChatSession,
  { situation = '', matchedPatterns }: ChatAnalysis,
  t: Translate,
): ReportPrefill {
  const replies = new Set(messages.flatMap((message) => message.replies?.map(({ label }) => label) ?? []));
  // What was only touched says nothing without its question.
  const told = messages.filter(({ role, content }) => role === 'user' && !replies.has(content));
  return {
    kind: 'conversation',
    value: [...told.map(({ content }) => content), ...matchedPatterns].join('\n'),
    scamType: SCAM_TYPES[situation] ?? 'other',
    title: t('chatbot.reportTitle', { situation: title }),
  };
}
