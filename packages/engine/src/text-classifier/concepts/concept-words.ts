/**
 * The words of one concept. Folded: no accents, no capitals. A final `*` takes any ending, `_` joins
 * the words of a phrase (an apostrophe is a gap too: «n_en_parle»). Apart by language, since `car` or `sale` mean two things.
 */
export interface ConceptWords {
  readonly fr: string;
  readonly en: string;
}
