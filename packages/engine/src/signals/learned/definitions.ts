import { LEARNED_FROM_ROWS } from '../../knowledge/source.ts';
import { define } from '../signal.ts';

/** The evidence of the text classifier. It weighs as much as the classifier is sure. */
export const LIKE_SCAM_MESSAGES = define({
  id: 'like-scam-messages',
  kinds: ['conversation'],
  weight: 100,
  level: 'caution',
  advice: ['call-known-number', 'do-not-pay-first', 'do-not-share-code'],
  sources: [LEARNED_FROM_ROWS],
});

/** The evidence of the address classifier. */
export const LIKE_SCAM_ADDRESSES = define({
  id: 'like-scam-addresses',
  kinds: ['link', 'conversation'],
  weight: 100,
  level: 'caution',
  advice: ['do-not-type-secrets', 'check-with-company'],
  sources: [LEARNED_FROM_ROWS],
});

/** The evidence of the classifiers, which see the whole item and the findings of the signals. */
export type LearnedId = (typeof LIKE_SCAM_MESSAGES | typeof LIKE_SCAM_ADDRESSES)['id'];
