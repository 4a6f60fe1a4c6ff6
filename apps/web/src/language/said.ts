import { isComplete, type Language, languageOfText, type Translate, tagOf } from '@scamguard/i18n';

/** What a page says in the texts of the interface, and the BCP 47 tag of the language that each text is in. */
export type Said = Map<string, string>;

/** Attributes that are read to a visitor. */
export const READ_ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title'] as const;

/**
 * Translates, and takes note of what was said: a page in a language that is not complete is partly French, and its elements
 * tell which is which. Nothing is noted of a complete language.
 */
export function noting(t: Translate, language: Language, said: Said): Translate {
  if (isComplete(language)) return t;
  return (key, params) => {
    const text = t(key, params);
    said.set(text, tagOf(languageOfText(language, key)));
    return text;
  };
}
