import type { FeedbackBody } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { request } from '../../data/request.ts';

/** Stores what the visitor thinks of a result. The checked value itself is not sent. */
export function sendFeedback(body: FeedbackBody, language: Language): Promise<{ id: string }> {
  return request('feedback', { language, body });
}
