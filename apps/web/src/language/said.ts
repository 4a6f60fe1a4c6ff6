import { isComplete, type Language, languageOfText, type Translate, tagOf } from '@scamguard/i18n';
import type { Origins } from './origins.ts';

/** The texts of the interface that a page says, and the BCP 47 tag of the language of each. */
export type Said = Map<string, string>;

/** Attributes that are read to a visitor. */
export const READ_ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title'] as const;

/**
 * The language of an element: that of its own words, or else of its names. The server's page and changes in the browser follow
 * this one rule. If it knows an answer, that stands on the element, whatever stood there before.
 *
 * @param words the texts that stand in the element, none of its children's.
 * @param nameOf the value of an attribute.
 */
export function languageSaid(
  said: Said,
  words: Iterable<string>,
  nameOf: (attribute: (typeof READ_ATTRIBUTES)[number]) => string | null | undefined,
): string | undefined {
  for (const text of words) {
    const language = said.get(text);
    if (language) return language;
  }
  for (const attribute of READ_ATTRIBUTES) {
    const language = said.get(nameOf(attribute) ?? '');
    if (language) return language;
  }
  return undefined;
}

/**
 * Translates, and takes note of what was said. A page in a language that is not complete is partly French, and its elements tell
 * which part. In a complete language, nothing is noted.
 *
 * @param origins takes where each text comes from, so that it can be said in the language beneath.
 */
export function noting(t: Translate, language: Language, said: Said, origins?: Origins): Translate {
  if (isComplete(language)) return t;
  return (key, params) => {
    const text = t(key, params);
    said.set(text, tagOf(languageOfText(language, key)));
    origins?.set(text, { key, params });
    return text;
  };
}
