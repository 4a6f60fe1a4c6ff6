import { assessIn } from './assess-in.ts';
import { WORDINGS } from './locales/index.ts';
import { FULL_READERS } from './readers/full.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, EngineLanguage, Item } from './vocabulary.ts';

export interface AssessOptions {
  /** Language of everything that is worded. */
  readonly language: EngineLanguage;
  /** What others know about the item's {@link lookupKeys}. */
  readonly known?: KnownEvidence;
}

/**
 * Judges one item and says why, by all that was learned. Pure and synchronous; the time grows in step with the length of the value; never throws.
 *
 * @param item - `value` as typed: spaces, quotation marks and the words around it do not matter.
 */
export function assess(item: Item, { language, known = {} }: AssessOptions): Assessment {
  return assessIn({ language, wording: WORDINGS[language], readers: FULL_READERS }, item, known);
}
