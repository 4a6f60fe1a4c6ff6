import { interviewOnDevice } from '@scamguard/client';
import type { InterviewResult } from '@scamguard/contracts';
import { ENGINE_LANGUAGES } from '@scamguard/engine/browser';
import { answerOf, NEW_CASE, step } from '@scamguard/engine/case';

/**
 * The interview on the visitor's own device, when no server answers.
 *
 * @param messages all that the visitor has said, the last of which is to be answered.
 */
export function leadInterview(messages: readonly string[], wanted: string): InterviewResult {
  const language = ENGINE_LANGUAGES.find((each) => each === wanted) ?? 'fr';
  return interviewOnDevice({ answerOf, NEW_CASE, step }, messages, language);
}
