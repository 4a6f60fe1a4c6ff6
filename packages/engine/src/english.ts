import { assessIn, type Judge } from './assess-in.ts';
import type { Classifiers } from './classifiers/classifiers.ts';
import { SMALL_CLASSIFIERS } from './classifiers/small.ts';
import { en } from './locales/en.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, Item } from './vocabulary.ts';
import { type WarmUp, warmUpOf } from './warm-up.ts';

const JUDGE: Judge = { language: 'en', wording: en, classifiers: SMALL_CLASSIFIERS };

/** Judges one item in English, for a browser: without the sentences of other languages, and with the small classifiers, or those of `/offline`. */
export function assess(
  item: Item,
  known: KnownEvidence = {},
  classifiers: Classifiers = SMALL_CLASSIFIERS,
): Assessment {
  return assessIn({ ...JUDGE, classifiers }, item, known);
}

/** Prepares the first verdict in idle moments. Nothing has to wait for it. */
export const warmUp: WarmUp = warmUpOf(
  JUDGE,
  'Dear customer, your account will be blocked today. Confirm now at http://example-ng.xyz/login or send 25 000 naira to +234 803 123 4567.',
);
