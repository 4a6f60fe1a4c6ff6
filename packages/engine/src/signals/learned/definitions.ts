import { LEARNED_FROM_ROWS } from '../../knowledge/source.ts';
import { define } from '../signal.ts';

/** What the learned reader of texts says; it weighs as much as it is sure. */
export const LIKE_SCAM_MESSAGES = define({
  id: 'like-scam-messages',
  kinds: ['conversation'],
  weight: 100,
  level: 'caution',
  advice: ['call-known-number', 'do-not-pay-first', 'do-not-share-code'],
  sources: [LEARNED_FROM_ROWS],
});

/** What the learned reader of addresses says. */
export const LIKE_SCAM_ADDRESSES = define({
  id: 'like-scam-addresses',
  kinds: ['link', 'conversation'],
  weight: 100,
  level: 'caution',
  advice: ['do-not-type-secrets', 'check-with-company'],
  sources: [LEARNED_FROM_ROWS],
});

/** Evidence of the learned readers, which look at a whole and at what the signals saw in it. */
export type LearnedId = (typeof LIKE_SCAM_MESSAGES | typeof LIKE_SCAM_ADDRESSES)['id'];
