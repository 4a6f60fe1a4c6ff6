import { isComplete, type Language, loadTexts, type TextsName, tagOf, translateInto } from '@scamguard/i18n';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LanguageContext } from './language-context.ts';
import type { Marks } from './mark-languages.ts';
import type { Origins } from './origins.ts';
import { languageInAddress, recallLanguage, rememberLanguage } from './remembered-language.ts';
import { noting, type Said } from './said.ts';

interface LanguageProviderProps {
  /** The language the page was rendered in. */
  initial: Language;
  /** The texts that the page on screen needs. */
  textsOnScreen: () => readonly TextsName[];
  /** Takes what the page says, where the page's language is not complete. */
  said: Said;
  /** Takes where that comes from; of its own unless given. */
  origins?: Origins | undefined;
  children: ReactNode;
}

export function LanguageProvider({
  initial,
  textsOnScreen,
  said,
  origins: given,
  children,
}: LanguageProviderProps) {
  const [language, setShown] = useState(initial);
  const [origins] = useState<Origins>(() => given ?? new Map());
  const wanted = useRef(initial);
  const marks = useRef<Marks>(undefined);

  const show = useCallback(
    async (next: Language) => {
      wanted.current = next;
      await loadTexts(next, textsOnScreen());
      // A slow download must not undo a later choice.
      if (wanted.current !== next) return;
      marks.current?.again();
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

  useEffect(() => {
    if (isComplete(language)) return undefined;
    let isOver = false;
    const start = async () => {
      const { markLanguages } = await import('./mark-languages.ts');
      if (!isOver) marks.current = markLanguages(document.body, said);
    };
    // Without it the page is read as the server marked it.
    void start().catch(() => undefined);
    return () => {
      isOver = true;
      marks.current?.stop();
      marks.current = undefined;
    };
  }, [language, said]);

  const state = useMemo(
    () => ({
      language,
      t: noting(translateInto(language), language, said, origins),
      setLanguage,
      inBeneath: async (words: string) => {
        if (isComplete(language)) return words;
        const { beneathOf } = await import('./beneath.ts');
        return beneathOf(words, language, origins, textsOnScreen());
      },
    }),
    [language, origins, said, setLanguage, textsOnScreen],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
