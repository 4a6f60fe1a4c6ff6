import type { RecoveryCodes, SecondFactorDraft, SecondFactorState } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

/** The second factor of a moderator: whether it was shown, and how it is set up and shown. */
export function useSecondFactor() {
  const { language } = useLanguage();
  const answer = useAnswer<SecondFactorState>(addressOf('secondFactor'), { keepPreviousData: true });
  return {
    ...answer,
    draft: () => request<SecondFactorDraft>('draftSecondFactor', { language, body: {} }),
    confirm: (code: string) => request<RecoveryCodes>('confirmSecondFactor', { language, body: { code } }),
    show: (code: string) => request<SecondFactorState>('showSecondFactor', { language, body: { code } }),
  };
}
