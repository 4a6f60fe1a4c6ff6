import type { TextsName } from './dictionaries/index.ts';

interface ListedLanguage {
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
  /** The files of `dictionaries/<code>/` that have sentences of its own; all others are shown in French. */
  readonly texts: 'everything' | readonly TextsName[];
}

/** Every language of the product; `di` is Dioula, whose BCP 47 tag is `dyu`. */
export const LANGUAGES = [
  { code: 'fr', name: 'Français', tag: 'fr', texts: 'everything' },
  { code: 'en', name: 'English', tag: 'en', texts: 'everything' },
  { code: 'yo', name: 'Yorùbá', tag: 'yo', texts: ['shell', 'home', 'verify', 'urgence'] },
  { code: 'wo', name: 'Wolof', tag: 'wo', texts: ['shell', 'home', 'verify', 'urgence'] },
  { code: 'di', name: 'Julakan', tag: 'dyu', texts: ['shell', 'home', 'verify', 'urgence'] },
  { code: 'fon', name: 'Fon', tag: 'fon', texts: ['shell', 'home', 'verify', 'urgence'] },
] as const satisfies readonly ListedLanguage[];

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'fr';

/** Where the visitor's choice is kept: the key of local storage, and the cookie that lets the server answer in it. */
export const LANGUAGE_STORAGE_KEY = 'app-language';

/** The language that a stored or asked-for code means, if it is one of ours; `fo` is an older code of `fon`. */
export function parseLanguage(code: string | null | undefined): Language | undefined {
  const known = code === 'fo' ? 'fon' : code;
  return LANGUAGES.find((language) => language.code === known)?.code;
}

/** BCP 47 tag of a language, for `lang`. */
export function tagOf(language: Language): string {
  return LANGUAGES.find(({ code }) => code === language)?.tag ?? DEFAULT_LANGUAGE;
}

/** The language that a BCP 47 tag means, if it is one of ours. */
export function languageWithTag(tag: string): Language | undefined {
  return LANGUAGES.find((language) => language.tag === tag)?.code;
}
