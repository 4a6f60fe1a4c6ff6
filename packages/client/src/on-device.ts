import type { InterviewResult, VerificationResult } from '@scamguard/contracts';
import type * as cases from '@scamguard/engine/case';
import type { Assessment } from '@scamguard/engine/vocabulary';

/** The engine's findings on this device, as the server would answer them. */
export const offlineResult = ({
  reasons,
  recommendations,
  signals,
  ...found
}: Assessment): VerificationResult => ({
  ...found,
  reasons: [...reasons],
  recommendations: [...recommendations],
  signals: signals.map(({ span, ...signal }) => (span ? { ...signal, span: [...span] } : signal)),
  offline: true,
});

/**
 * Leads the interview on this device. It goes through everything that was said so far again, and goes on where the server would
 * be.
 *
 * @param engine `@scamguard/engine/case`, which the caller fetches when it is needed.
 * @param messages all that the visitor has said in this talk, in order, the new one last.
 */
export function interviewOnDevice(
  { answerOf, NEW_CASE, step }: Pick<typeof cases, 'answerOf' | 'NEW_CASE' | 'step'>,
  [first = '', ...others]: readonly string[],
  language: cases.CaseLanguage,
): InterviewResult {
  const last = others.reduce(
    ({ state }, message) => step(state, message, { language }),
    step(NEW_CASE, first, { language }),
  );
  return { ...(structuredClone(answerOf(last)) as Omit<InterviewResult, 'offline'>), offline: true };
}
