import type { TranslationKey } from '@scamguard/i18n';

/** Which advice answers a question: the first word that is found decides. Source: specification, section 4. */
const REPLIES: readonly (readonly [words: RegExp, reply: TranslationKey])[] = [
  [/num[ée]ro|number|verify|v[ée]rif/i, 'assistance.replies.number'],
  [/arnaque|scam|fraud/i, 'assistance.replies.report'],
  [/whatsapp/i, 'assistance.replies.whatsapp'],
];

export function cannedReply(question: string): TranslationKey {
  return REPLIES.find(([words]) => words.test(question.normalize('NFC')))?.[1] ?? 'assistance.replies.other';
}
