import { LEARNED_FROM_ROWS, RISK_INTERVIEW } from '../../knowledge/source.ts';
import { RISK_BANDS } from '../../vocabulary.ts';
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

/** The words of a text are not understood. Such a text is never called calm. */
export const UNREAD_LANGUAGE = define({
  id: 'unread-language',
  kinds: ['conversation'],
  weight: 0,
  level: 'info',
  floor: RISK_BANDS.doubt,
  advice: ['ask-someone-trusted', 'do-not-share-code'],
  sources: [LEARNED_FROM_ROWS],
});

/** Words for a secret, which are the same in every language of the region. */
export const CODE_IN_UNREAD_LANGUAGE = define({
  id: 'code-in-unread-language',
  kinds: ['conversation'],
  weight: 40,
  level: 'caution',
  advice: ['do-not-share-code', 'ask-someone-trusted'],
  sources: [RISK_INTERVIEW],
});

/** The signals that were learned from rows. */
export const LEARNED = [
  LIKE_SCAM_MESSAGES,
  LIKE_SCAM_ADDRESSES,
  UNREAD_LANGUAGE,
  CODE_IN_UNREAD_LANGUAGE,
] as const;

/**
 * The evidence of the classifiers and of the language identifier. The classifiers see the whole item and the findings of the
 * signals.
 */
export type LearnedId = (typeof LEARNED)[number]['id'];
