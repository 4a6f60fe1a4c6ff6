import { interviewOnDevice } from '@scamguard/client';
import type { InterviewResult } from '@scamguard/contracts';
import type * as cases from '@scamguard/engine/case';
import type { Language } from '@scamguard/i18n';

/** The interview led in this browser. @param messages all of the visitor's messages in this talk, in order, the new one last. */
export const interviewHere = async (
  messages: readonly string[],
  language: Language,
): Promise<InterviewResult> => interviewOnDevice(await fetchInterview(language), messages, language);

/** Fetches the interview with the words of the language, so that it is here when the network is not. */
export async function fetchInterview(language: Language): Promise<typeof cases> {
  const [interview, pidgin] = await Promise.all([
    import('@scamguard/engine/case'),
    language === 'pcm' ? import('@scamguard/engine/case/pidgin') : undefined,
  ]);
  pidgin?.speakPidgin();
  return interview;
}
