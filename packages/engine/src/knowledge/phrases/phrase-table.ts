/**
 * How something is said in the languages of the region: lower case and without accents, with blanks between; `_` joins words that must
 * follow each other.
 */
export interface PhraseTable {
  readonly fr: string;
  /** English and West African Pidgin. */
  readonly en: string;
}
