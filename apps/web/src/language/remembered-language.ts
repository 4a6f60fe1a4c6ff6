import { LANGUAGE_STORAGE_KEY, type Language, parseLanguage } from '@scamguard/i18n';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** The language that the visitor chose earlier on this device. */
export function recallLanguage(): Language | undefined {
  try {
    return parseLanguage(localStorage.getItem(LANGUAGE_STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** The language that a link such as `?lang=en` asks for: following it is a choice too. */
export function languageInAddress(): Language | undefined {
  return parseLanguage(new URLSearchParams(location.search).get('lang'));
}

/** Remembers the choice; the cookie lets the server send the next page in that language at once. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // A browser that refuses storage still gets the language for this visit.
  }
}
