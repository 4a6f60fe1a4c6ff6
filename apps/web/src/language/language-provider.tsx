import { createTranslate, type Dictionary, type Language, loadDictionary } from '@scamguard/i18n';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LanguageContext } from './language-context.ts';
import { languageInAddress, recallLanguage, rememberLanguage } from './remembered-language.ts';

interface LanguageProviderProps {
  /** The language the page was rendered in. */
  initial: { language: Language; dictionary: Dictionary };
  children: ReactNode;
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [current, setCurrent] = useState(initial);
  const wanted = useRef(initial.language);

  const show = useCallback(async (language: Language) => {
    wanted.current = language;
    const dictionary = await loadDictionary(language);
    // A slow download must not undo a later choice.
    if (wanted.current !== language) return;
    setCurrent({ language, dictionary });
    document.documentElement.lang = language;
    window.dispatchEvent(new CustomEvent('languageChange', { detail: language }));
  }, []);

  const setLanguage = useCallback(
    (language: Language) => {
      rememberLanguage(language);
      void show(language);
    },
    [show],
  );

  useEffect(() => {
    const chosen = languageInAddress() ?? recallLanguage();
    if (!chosen) return;
    if (chosen === wanted.current) rememberLanguage(chosen);
    else setLanguage(chosen);
  }, [setLanguage]);

  const state = useMemo(
    () => ({
      language: current.language,
      t: createTranslate(current.language, current.dictionary),
      setLanguage,
    }),
    [current, setLanguage],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
