import type { Names } from '@scamguard/content';
import { completeLanguage, type Language, languageWithTag, parseLanguage } from '@scamguard/i18n/languages';
import { weightedList } from './weighted-list.ts';

/** The languages in which the server answers; the first is the default. */
export const ANSWER_LANGUAGES = ['fr', 'en'] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

/** The language of the product that a BCP 47 tag or a code asks for, or undefined when it is none of them. */
export function productLanguage(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-', 1)[0] ?? '';
  return languageWithTag(primary) ?? parseLanguage(primary);
}

/** The language of an answer to somebody who asks for this one, or undefined when it is none of the product's. */
export function answerLanguage(tag: string): AnswerLanguage | undefined {
  const language = productLanguage(tag);
  // A language of the product in which the server has no words is answered in the language beneath it.
  return language && completeLanguage(language);
}

/**
 * The first of the product's languages in an `Accept-Language` header, by weight and then by order.
 *
 * @returns undefined when the header names none.
 */
export function acceptedLanguage(header: string): Language | undefined {
  for (const { value, weight } of weightedList(header)) {
    const language = weight > 0 ? productLanguage(value) : undefined;
    if (language) return language;
  }
  return undefined;
}

/** A name in the asked language, in French where it has no other. */
export function nameIn(names: Names, language: AnswerLanguage): string {
  return names[language] ?? names.fr;
}
