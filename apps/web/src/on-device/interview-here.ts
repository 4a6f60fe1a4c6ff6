import { interviewOnDevice } from '@scamguard/client';
import type { InterviewResult } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';

/** The interview led in this browser. @param messages all of the visitor's messages in this talk, in order, the new one last. */
export const interviewHere = async (
  messages: readonly string[],
  language: Language,
): Promise<InterviewResult> => interviewOnDevice(await fetchInterview(), messages, language);

/** Fetches the interview, so that it is here when the network is not. */
export const fetchInterview = () => import('@scamguard/engine/case');
