import type { TextsName } from './dictionaries/index.ts';
import { isBorrowed } from './dictionaries/over-french.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** The files that each language has, whole or with French sentences among its own; those not named are shown in French. */
const TRANSLATED: Readonly<Record<Language, 'everything' | readonly TextsName[]>> = {
  fr: 'everything',
  en: 'everything',
  yo: ['shell', 'home', 'verify', 'urgence'],
  wo: ['shell', 'home', 'verify', 'urgence'],
  di: ['shell', 'home', 'verify', 'urgence'],
  fon: ['shell', 'home', 'verify', 'urgence'],
};

const mostlyFrench = new Set<string>();

/** Whether there is a file of these texts in this language, or they are shown in French instead. */
export function isTranslated(language: Language, name: TextsName): boolean {
  const names = TRANSLATED[language];
  return names === 'everything' || names.includes(name);
}

/** Takes note of which language most of a loaded file is in. */
export function weigh(language: Language, name: TextsName, texts: object): void {
  const all = sentencesOf(texts);
  if (2 * all.filter(isBorrowed).length > all.length) mostlyFrench.add(`${language}/${name}`);
}

/**
 * The language that most of these texts are in when the visitor asked for `language`, once they are loaded: for the `lang` of
 * the element around them.
 */
export function languageOf(language: Language, name: TextsName): Language {
  const isFrench = !isTranslated(language, name) || mostlyFrench.has(`${language}/${name}`);
  return isFrench ? DEFAULT_LANGUAGE : language;
}

function sentencesOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : sentencesOf(value)));
}
