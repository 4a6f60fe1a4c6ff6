import { assessIn, type Judge } from './assess-in.ts';
import { en } from './locales/en.ts';
import { SMALL_READERS } from './readers/small.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, Item } from './vocabulary.ts';
import { type WarmUp, warmUpOf } from './warm-up.ts';

const JUDGE: Judge = { language: 'en', wording: en, readers: SMALL_READERS };

/** As {@link assess}, in English: for a browser: without the sentences of other languages, and with the small readers. */
export function assess(item: Item, known: KnownEvidence = {}): Assessment {
  return assessIn(JUDGE, item, known);
}

/** Prepares the first verdict in idle moments; nothing has to wait for it. */
export const warmUp: WarmUp = warmUpOf(
  JUDGE,
  'Dear customer, your account will be blocked today. Confirm now at http://example-ng.xyz/login or send 25 000 naira to +234 803 123 4567.',
);
