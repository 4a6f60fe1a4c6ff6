import { addressOf } from '../../data/address.ts';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

interface WaitingReview {
  readonly id: string;
  readonly serviceId: string;
  /** Null for a flagged service. */
  readonly rating: number | null;
  readonly content: string;
  readonly createdAt: string;
}

/** Reviews of services that wait for a decision. For moderators. */
export function useWaitingReviews() {
  const { language } = useLanguage();
  const list = useAnswer<WaitingReview[]>(addressOf('waitingReviews'));
  const decide = async (id: string, decision: 'publish' | 'reject') => {
    await request('decideReview', { language, params: { id }, body: { decision } });
    await list.mutate();
  };
  return { ...list, decide };
}
