import { addressOf } from '@scamguard/client';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

/** Reviews of services that wait for a decision. For moderators. */
export function useWaitingReviews() {
  const { language } = useLanguage();
  const list = useAnswer(addressOf('waitingReviews'));
  const decide = async (id: string, decision: 'publish' | 'reject') => {
    await request('decideReview', { language, params: { id }, body: { decision } });
    await list.mutate();
  };
  return { ...list, decide };
}
