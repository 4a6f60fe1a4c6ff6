import { type Language, loadTexts, type TextsName, tagOf, translateInto } from '@scamguard/i18n';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LanguageContext } from './language-context.ts';
import { languageInAddress, recallLanguage, rememberLanguage } from './remembered-language.ts';

interface LanguageProviderProps {
  /** The language the page was rendered in. */
  initial: Language;
  /** The texts that the page on screen needs. */
  textsOnScreen: () => readonly TextsName[];
  children: ReactNode;
}

export function LanguageProvider({ initial, textsOnScreen, children }: LanguageProviderProps) {
  const [language, setShown] = useState(initial);
  const wanted = useRef(initial);

  const show = useCallback(
    async (next: Language) => {
      wanted.current = next;
      await loadTexts(next, textsOnScreen());
      // A slow download must not undo a later choice.
      if (wanted.current !== next) return;
      setShown(next);
      document.documentElement.lang = tagOf(next);
      window.dispatchEvent(new CustomEvent('languageChange', { detail: next }));
    },
    [textsOnScreen],
  );

  const setLanguage = useCallback(
    (next: Language) => {
      rememberLanguage(next);
      void show(next);
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
    () => ({ language, t: translateInto(language), setLanguage }),
    [language, setLanguage],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
