import type { TextsName } from './dictionaries/index.ts';

interface ListedLanguage {
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
  /** The complete language beneath it, in which everything is shown that it has no words for; French by default. */
  readonly over?: CompleteLanguage;
  /** The files of `dictionaries/<code>/` that have sentences of its own. */
  readonly texts: 'everything' | readonly TextsName[];
}

/** The languages in which everything is said, and in which servers answer and recordings are made. */
export type CompleteLanguage = 'fr' | 'en';

/** What every language has some words of: the check, first aid, and the ways to them. */
const WHERE_PEOPLE_ACT: readonly TextsName[] = ['shell', 'home', 'verify', 'urgence', 'door', 'contacts'];
/** Where a language that has many words says again what it says there. */
const WITH_SOME_LABELS: readonly TextsName[] = [
  ...WHERE_PEOPLE_ACT,
  'chatbot',
  'alerts',
  'auth',
  'contact',
  'report',
  'simulation',
];
const SOME_LABELS_OVER_FRENCH: readonly TextsName[] = [
  ...WITH_SOME_LABELS,
  'about',
  'community',
  'learn',
  'messages',
  'partout',
  'support',
];

/** Every language of the product; `di` is Dioula, whose BCP 47 tag is `dyu`. */
export const LANGUAGES = [
  { code: 'fr', name: 'Français', tag: 'fr', texts: 'everything' },
  { code: 'en', name: 'English', tag: 'en', texts: 'everything' },
  {
    code: 'yo',
    name: 'Yorùbá',
    tag: 'yo',
    texts: [...SOME_LABELS_OVER_FRENCH, 'assistance', 'daily-tip', 'latest-scams'],
  },
  {
    code: 'wo',
    name: 'Wolof',
    tag: 'wo',
    texts: [...SOME_LABELS_OVER_FRENCH, 'assistance', 'latest-scams'],
  },
  { code: 'di', name: 'Julakan', tag: 'dyu', texts: SOME_LABELS_OVER_FRENCH },
  {
    code: 'fon',
    name: 'Fon',
    tag: 'fon',
    texts: [...WHERE_PEOPLE_ACT, 'chatbot', 'contact', 'learn', 'partout', 'report', 'support'],
  },
  {
    code: 'pcm',
    name: 'Pidgin',
    tag: 'pcm',
    over: 'en',
    texts: [...WITH_SOME_LABELS, 'assistance', 'daily-tip', 'latest-scams', 'not-found', 'own-data'],
  },
] as const satisfies readonly ListedLanguage[];

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE = 'fr' satisfies Language;

/** The key under which the visitor's choice is kept, in local storage and as the cookie that lets the server answer in it. */
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

/** The language itself where it is complete, else the one beneath it, which fills its gaps. */
export function completeLanguage(language: Language): CompleteLanguage {
  if (language === 'fr' || language === 'en') return language;
  const listed: ListedLanguage | undefined = LANGUAGES.find(({ code }) => code === language);
  return listed?.over ?? DEFAULT_LANGUAGE;
}

/** The language that a BCP 47 tag means, if it is one of ours. */
export function languageWithTag(tag: string): Language | undefined {
  return LANGUAGES.find((language) => language.tag === tag)?.code;
}
