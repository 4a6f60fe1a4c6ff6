import type { ServiceReviewBody } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { request } from '../../data/request.ts';

/** Hands in a review of a service; it waits for a moderator. */
export const sendReview = (
  id: string,
  body: ServiceReviewBody,
  language: Language,
): Promise<{ id: string }> => request('reviewService', { language, params: { id }, body });
