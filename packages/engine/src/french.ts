import { assessIn } from './assess-in.ts';
import { fr } from './locales/fr.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, Item } from './vocabulary.ts';

/** As {@link assess}, in French: the whole engine without the sentences of other languages, for a browser. */
export function assess(item: Item, known: KnownEvidence = {}): Assessment {
  return assessIn({ language: 'fr', wording: fr }, item, known);
}
