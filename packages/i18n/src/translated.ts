import type { TextsName } from './dictionaries/index.ts';
import { isBorrowed } from './dictionaries/laid-over.ts';
import { completeLanguage, LANGUAGES, type Language } from './languages.ts';

const textsIn = (language: Language): 'everything' | readonly TextsName[] =>
  LANGUAGES.find(({ code }) => code === language)?.texts ?? [];

const mostlyBorrowed = new Set<string>();
/** Texts that an incomplete language shows in the language beneath it, by language and key. */
const shownFromBeneath = new Set<string>();

/** Whether there is a file of these texts in this language, or they are shown in the one beneath it instead. */
export function isTranslated(language: Language, name: TextsName): boolean {
  const names = textsIn(language);
  return names === 'everything' || names.includes(name);
}

/** Takes note of which language each text of a loaded file is in, and most of them. */
export function weigh(language: Language, name: TextsName, texts: object): void {
  if (isComplete(language)) return;
  const all = textsOf(texts);
  const borrowed = isTranslated(language, name) ? all.filter(([, text]) => isBorrowed(text)) : all;
  for (const [key] of borrowed) shownFromBeneath.add(`${language}/${key}`);
  if (2 * borrowed.length > all.length) mostlyBorrowed.add(`${language}/${name}`);
}

/** Whether every text is in this language; the others partly show the language beneath them. */
export const isComplete = (language: Language): boolean => textsIn(language) === 'everything';

/** The language that one loaded text is in when the visitor asked for `language`. */
export function languageOfText(language: Language, key: string): Language {
  return shownFromBeneath.has(`${language}/${key}`) ? completeLanguage(language) : language;
}

/**
 * The language that most of these texts are in when the visitor asked for `language`, once they are loaded: for the `lang` of
 * the element around them.
 */
export function languageOf(language: Language, name: TextsName): Language {
  const isBeneath = !isTranslated(language, name) || mostlyBorrowed.has(`${language}/${name}`);
  return isBeneath ? completeLanguage(language) : language;
}

function textsOf(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}
