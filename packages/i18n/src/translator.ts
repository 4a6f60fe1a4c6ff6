import rosetta from 'rosetta';
import type { Dictionary, TextsName, TextsOf } from './dictionaries/index.ts';
import { fetchTexts } from './fetch-texts.ts';
import { completeLanguage, type Language } from './languages.ts';
import { isTranslated, weigh } from './translated.ts';

/** Every `section.key` path of a dictionary. */
type PathOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : PathOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type TranslationKey = PathOf<Dictionary>;
/** A text of one file. Those of `shell` are there on every page, all others only on the pages that ask for their file. */
export type TranslationKeyIn<Name extends TextsName> = PathOf<TextsOf<Name>>;
export type TranslationParams = Readonly<Record<string, string | number>>;

/** Looks one text up. `{{name}}` in the text is replaced by `params.name`. */
export type Translate = (key: TranslationKey, params?: TranslationParams) => string;

const catalogue = rosetta<Partial<Dictionary>>();
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** Fetches texts in one language, each file once; those that the language lacks are fetched in the one beneath it. */
export async function loadTexts(language: Language, names: readonly TextsName[]): Promise<void> {
  await Promise.all(names.map((name) => loadFile(language, name)));
}

/** Whether all these texts are here, so that a screen may be shown. */
export function hasTexts(language: Language, names: readonly TextsName[]): boolean {
  return names.every((name) => loaded.has(`${language}/${name}`));
}

/** The texts of one language, as far as they are loaded; a missing one gives its key. */
export function translateInto(language: Language): Translate {
  return (key, params) => catalogue.t(key, params, language) || key;
}

function loadFile(language: Language, name: TextsName): Promise<void> {
  const id = `${language}/${name}`;
  const running = loading.get(id) ?? fetchFile(language, name, id);
  loading.set(id, running);
  return running;
}

async function fetchFile(language: Language, name: TextsName, id: string): Promise<void> {
  const folder = isTranslated(language, name) ? language : completeLanguage(language);
  try {
    const texts = await fetchTexts(folder, name);
    catalogue.set(language, texts);
    weigh(language, name, texts);
    loaded.add(id);
  } catch (error) {
    // The line may be back at the next try.
    loading.delete(id);
    throw error;
  }
}
