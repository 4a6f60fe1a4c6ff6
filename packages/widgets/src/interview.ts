import type { InterviewResult } from '@scamguard/contracts';
import { ENGINE_LANGUAGES } from '@scamguard/engine/browser';
import { answerOf, type InterviewStep, NEW_INTERVIEW, step } from '@scamguard/engine/interview';

/**
 * The interview on the visitor's own device, when no server answers.
 *
 * @param messages all that the visitor has said, the last of which is to be answered.
 */
export function leadInterview(messages: readonly string[], wanted: string): InterviewResult {
  const language = ENGINE_LANGUAGES.find((each) => each === wanted) ?? 'fr';
  let taken: InterviewStep | undefined;
  for (const message of messages) taken = step(taken?.state ?? NEW_INTERVIEW, message, { language });
  if (!taken) throw new Error('There is no message to answer.');
  return { ...(structuredClone(answerOf(taken)) as Omit<InterviewResult, 'offline'>), offline: true };
}
