import type { InterviewResult } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { RequestError, request } from '../../data/request.ts';
import { interviewHere } from '../../on-device/interview-here.ts';

/** One message to the assistant. Secrets are masked already. */
export interface AssistantMessage {
  readonly userId: string;
  readonly sessionId: string;
  /** The same when the message is sent again, so that it counts once. */
  readonly messageId: string;
  /** Everything that the visitor has said in this talk, the message last. */
  readonly said: readonly string[];
  /** The talk already goes on in this browser only. */
  readonly isLocal: boolean;
}

/**
 * The assistant's answer: the server's, asked a second time when the first answer was lost; without a network the interview's in
 * this browser.
 *
 * @throws RequestError when the server refuses, and the first failure when the browser's interview cannot be had either.
 */
export async function sayToAssistant(
  message: AssistantMessage,
  language: Language,
): Promise<InterviewResult> {
  if (message.isLocal || !navigator.onLine) return interviewHere(message.said, language);
  try {
    return await ask(message, language).catch((error: unknown) => {
      // What took too long would take too long again.
      if (error instanceof RequestError || !(error instanceof TypeError)) throw error;
      return ask(message, language);
    });
  } catch (error) {
    if (error instanceof RequestError) throw error;
    return interviewHere(message.said, language).catch(() => {
      throw error;
    });
  }
}

function ask(
  { userId, sessionId, messageId, said }: AssistantMessage,
  language: Language,
): Promise<InterviewResult> {
  const conversation = said.at(-1) ?? '';
  return request<InterviewResult>('verifyConversation', {
    language,
    body: { conversation: conversation.toWellFormed?.() ?? conversation, userId, sessionId, messageId },
  });
}
