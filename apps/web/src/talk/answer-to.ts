import type { InterviewResult } from '@scamguard/contracts';
import { isComplete, type Language } from '@scamguard/i18n';
import type { ChatMessage } from './chat-session.ts';

/** The assistant's answer to a message, as it is kept. */
export function answerTo(
  { id }: Pick<ChatMessage, 'id'>,
  result: InterviewResult,
  language: Language,
  timestamp: number,
): ChatMessage {
  const { analysis, parts, replies, exposures, offline, conversationPhase, riskLevel, verdict, situation } =
    result;
  return {
    // The same answer in two tabs is one.
    id: `${id}:answer`,
    role: 'assistant',
    content: analysis,
    timestamp,
    answers: id,
    // A language that is not complete says of what is in it that nobody has reviewed it.
    ...((!isComplete(language) || parts.some(({ lang }) => lang !== language)) && { parts }),
    replies,
    exposures,
    ...(offline && { isOffline: true }),
    ...(conversationPhase === 'completed' &&
      riskLevel !== undefined && {
        analysis: {
          riskLevel,
          verdict,
          situation,
          engineVersion: result.engineVersion,
          matchedPatterns: result.matchedPatterns ?? [],
          recommendations: result.recommendations ?? [],
        },
      }),
  };
}
