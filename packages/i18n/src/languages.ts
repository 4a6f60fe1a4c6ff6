/** Every language of the product; `di` is Dioula, whose BCP 47 tag is `dyu`. */
export const LANGUAGES = [
  { code: 'fr', name: 'Français', tag: 'fr' },
  { code: 'en', name: 'English', tag: 'en' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'fr';

/** Where the visitor's choice is kept: the key of local storage, and the cookie that lets the server answer in it. */
export const LANGUAGE_STORAGE_KEY = 'app-language';

/** The language that a stored or asked-for code means, if it is one of ours. */
export function parseLanguage(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language.code === code)?.code;
}
