import { type Language, languageOf, parseLanguage, type TextsName, tagOf } from '@scamguard/i18n';

/**
 * The `lang` of something that the assistant said, where it is not the language that the page is in.
 *
 * @param said the language of the words, as the interview names it.
 * @param chosen the language that the visitor has chosen.
 * @param around the texts that stand around it.
 */
export function otherLanguage(
  said: string,
  chosen: Language,
  around: TextsName = 'chatbot',
): { readonly lang?: string } {
  const language = parseLanguage(said);
  if (language === undefined || language === languageOf(chosen, around)) return {};
  return { lang: tagOf(language) };
}
