import { assessIn } from './assess-in.ts';
import { en } from './locales/en.ts';
import { SMALL_READERS } from './readers/small.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, Item } from './vocabulary.ts';

/** As {@link assess}, in English: for a browser: without the sentences of other languages, and with the small readers. */
export function assess(item: Item, known: KnownEvidence = {}): Assessment {
  return assessIn({ language: 'en', wording: en, readers: SMALL_READERS }, item, known);
}
