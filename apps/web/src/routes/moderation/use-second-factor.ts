import { addressOf } from '@scamguard/client';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

/** The second factor of a moderator: whether it was shown, and how it is set up and shown. */
export function useSecondFactor() {
  const { language } = useLanguage();
  const answer = useAnswer(addressOf('secondFactor'), { keepPreviousData: true });
  return {
    ...answer,
    draft: () => request('draftSecondFactor', { language }),
    confirm: (code: string) => request('confirmSecondFactor', { language, body: { code } }),
    show: (code: string) => request('showSecondFactor', { language, body: { code } }),
  };
}
