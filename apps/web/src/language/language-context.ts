import type { Language, Translate } from '@scamguard/i18n';
import { createContext, use } from 'react';

export interface LanguageState {
  readonly language: Language;
  readonly t: Translate;
  /** The same words, line by line, in the complete language beneath. In a complete language, they are these words. */
  readonly inBeneath: (words: string) => Promise<string>;
  /** Fetches the language's texts, then shows them, remembers the choice and broadcasts `languageChange`. */
  readonly setLanguage: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageState | undefined>(undefined);

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it.');
  return state;
}
