import type { InterviewResult } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';

/**
 * The interview led in this browser: what the visitor has said so far is gone through again, so that it goes on where the
 * server would be.
 *
 * @param messages all of the visitor's messages in this talk, in order, the new one last.
 */
export async function interviewHere(
  messages: readonly string[],
  language: Language,
): Promise<InterviewResult> {
  const { answerOf, NEW_INTERVIEW, step } = await import('@scamguard/engine/interview');
  const [first = '', ...others] = messages;
  const last = others.reduce(
    ({ state }, message) => step(state, message, { language }),
    step(NEW_INTERVIEW, first, { language }),
  );
  return { ...(structuredClone(answerOf(last)) as Omit<InterviewResult, 'offline'>), offline: true };
}

/** Fetches the interview, so that it is here when the network is not. */
export const fetchInterview = (): Promise<unknown> => import('@scamguard/engine/interview');
