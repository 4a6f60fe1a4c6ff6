/**
 * The ways to say something in the languages of the region. They are in lower case, without accents, and have blanks between
 * them. `_` joins words that must follow each other.
 */
export interface PhraseTable {
  readonly fr: string;
  /** English and West African Pidgin. */
  readonly en: string;
}
