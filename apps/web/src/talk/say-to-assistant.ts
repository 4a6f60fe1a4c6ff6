import { converse, isRequestError, orHere } from '@scamguard/client';
import type { InterviewResult } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { request } from '../data/request.ts';
import { interviewHere } from '../on-device/interview-here.ts';

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
  /** The visitor lets the server's language model read along. */
  readonly modelMayRead?: boolean | undefined;
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
  const here = () => interviewHere(message.said, language);
  if (message.isLocal || !navigator.onLine) return here();
  return orHere(() => askTwice(message, language), here, isRequestError);
}

async function askTwice(
  { said, userId, sessionId, messageId, modelMayRead }: AssistantMessage,
  language: Language,
): Promise<InterviewResult> {
  const ask = () =>
    converse(
      request,
      {
        conversation: said.at(-1) ?? '',
        userId,
        sessionId,
        messageId,
        ...(modelMayRead && { modelMayRead }),
      },
      language,
    );
  return ask().catch((error: unknown) => {
    // A call that took too long would take too long again.
    if (isRequestError(error) || !(error instanceof TypeError)) throw error;
    return ask();
  });
}
