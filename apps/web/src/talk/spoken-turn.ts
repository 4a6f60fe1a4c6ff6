import { wordOf } from '@scamguard/client';
import type { Translate } from '@scamguard/i18n';
import type { ChatMessage } from './chat-session.ts';

/** Everything that one answer of the assistant says and offers, a line each: its words, its verdict, its buttons. */
export function spokenTurn({ content, analysis, replies }: ChatMessage, t: Translate): string {
  const said = content.split('\n').filter((line) => line.trim() !== '');
  const verdict = analysis
    ? [
        t(`result.${wordOf(analysis.verdict ?? 'unknown')}`),
        t('chatbot.patterns'),
        ...analysis.matchedPatterns,
        t('result.whatToDo'),
        ...analysis.recommendations,
      ]
    : [];
  const offered = replies?.map(({ label }) => label) ?? [];
  // The card repeats some of what was said.
  return [...new Set([...said, ...verdict, ...offered])].join('\n');
}
