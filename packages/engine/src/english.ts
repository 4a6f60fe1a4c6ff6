import { assessIn } from './assess-in.ts';
import { en } from './locales/en.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, Item } from './vocabulary.ts';

/** As {@link assess}, in English: the whole engine without the sentences of other languages, for a browser. */
export function assess(item: Item, known: KnownEvidence = {}): Assessment {
  return assessIn({ language: 'en', wording: en }, item, known);
}
