import rosetta from 'rosetta';
import type { Dictionary } from './dictionaries/fr.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** Every `section.key` path of a dictionary. */
type PathOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : PathOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type TranslationKey = PathOf<Dictionary>;
export type TranslationParams = Readonly<Record<string, string | number>>;

/** Looks one text up. `{{name}}` in the text is replaced by `params.name`. */
export type Translate = (key: TranslationKey, params?: TranslationParams) => string;

const loaders: Record<Language, () => Promise<Dictionary>> = {
  fr: () => import('./dictionaries/fr.ts').then((module) => module.fr),
  en: () => import('./dictionaries/en.ts').then((module) => module.en),
};

/** Fetches one language's dictionary; only the chosen language is ever downloaded. */
export function loadDictionary(language: Language): Promise<Dictionary> {
  return (loaders[language] ?? loaders[DEFAULT_LANGUAGE])();
}

export function createTranslate(language: Language, dictionary: Dictionary): Translate {
  const catalogue = rosetta({ [language]: dictionary });
  catalogue.locale(language);
  return (key, params) => catalogue.t(key, params) || key;
}
