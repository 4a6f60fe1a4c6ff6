import { words } from '../words.ts';

/** How something is said in the languages of the region; `_` joins words that must follow each other. */
export interface PhraseTable {
  readonly fr: readonly string[];
  /** English and West African Pidgin. */
  readonly en: readonly string[];
}

/** One concept's phrases, lower case and without accents. */
export function phrases(table: { readonly fr: string; readonly en: string }): PhraseTable {
  return { fr: words(table.fr), en: words(table.en) };
}
