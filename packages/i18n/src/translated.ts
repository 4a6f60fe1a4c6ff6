import type { TextsName } from './dictionaries/index.ts';
import { isBorrowed } from './dictionaries/over-french.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

const textsIn = (language: Language): 'everything' | readonly TextsName[] =>
  LANGUAGES.find(({ code }) => code === language)?.texts ?? [];

const mostlyFrench = new Set<string>();
/** Texts that an incomplete language shows in French, by language and key. */
const shownInFrench = new Set<string>();

/** Whether there is a file of these texts in this language, or they are shown in French instead. */
export function isTranslated(language: Language, name: TextsName): boolean {
  const names = textsIn(language);
  return names === 'everything' || names.includes(name);
}

/** Takes note of which language each text of a loaded file is in, and most of them. */
export function weigh(language: Language, name: TextsName, texts: object): void {
  if (isComplete(language)) return;
  const all = textsOf(texts);
  const french = isTranslated(language, name) ? all.filter(([, text]) => isBorrowed(text)) : all;
  for (const [key] of french) shownInFrench.add(`${language}/${key}`);
  if (2 * french.length > all.length) mostlyFrench.add(`${language}/${name}`);
}

/** Whether every text is in this language; the others are partly French. */
export const isComplete = (language: Language): boolean => textsIn(language) === 'everything';

/** The language that one loaded text is in when the visitor asked for `language`. */
export function languageOfText(language: Language, key: string): Language {
  return shownInFrench.has(`${language}/${key}`) ? DEFAULT_LANGUAGE : language;
}

/**
 * The language that most of these texts are in when the visitor asked for `language`, once they are loaded: for the `lang` of
 * the element around them.
 */
export function languageOf(language: Language, name: TextsName): Language {
  const isFrench = !isTranslated(language, name) || mostlyFrench.has(`${language}/${name}`);
  return isFrench ? DEFAULT_LANGUAGE : language;
}

function textsOf(texts: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}
