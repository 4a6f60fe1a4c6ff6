import {
  completeLanguage,
  isComplete,
  type Language,
  languageOfText,
  loadTexts,
  type TextsName,
  translateInto,
} from '@scamguard/i18n';
import type { Origins } from './origins.ts';

/**
 * Words of a page in an incomplete language, in the complete language beneath it. A voice can read these, and these are recorded.
 * Words that are no text of the interface are in that language already, because the server answers in it.
 *
 * @param words one text of the interface or more, in lines; a text may have several lines itself.
 */
export async function beneathOf(
  words: string,
  language: Language,
  origins: Origins,
  names: readonly TextsName[],
): Promise<string> {
  if (isComplete(language)) return words;
  await loadTexts(completeLanguage(language), names);
  return wordsBeneath(words, language, origins);
}

/** The same where the texts of the language beneath are there already. */
export function wordsBeneath(words: string, language: Language, origins: Origins): string {
  const beneath = completeLanguage(language);
  const t = translateInto(beneath);
  const lines = new Map<string, string>();
  for (const [text, { key, params }] of origins) {
    if (languageOfText(language, key) === beneath) continue;
    const said = t(key, params).split('\n');
    for (const [place, line] of text.split('\n').entries()) lines.set(line, said[place] ?? '');
  }
  return words
    .split('\n')
    .map((line) => lines.get(line) ?? line)
    .join('\n');
}
