import { hasTexts, loadTexts, type TextsName } from '@scamguard/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';

interface LaterProps {
  /** Give the same function at each render. */
  load: () => Promise<{ default: ComponentType }>;
  texts: readonly TextsName[];
}

/** A page that is only looked at fetches nothing more. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** How long after that its later parts are fetched, in milliseconds: what is being done goes first. */
const QUIET_MS = 1_500;

/** A part of the page that is not needed before somebody uses it. If it cannot be had, the page is whole all the same. */
export function Later({ load, texts }: LaterProps) {
  const { language } = useLanguage();
  const [Part, setPart] = useState<ComponentType>();
  const [, setLoaded] = useState(language);

  useEffect(() => {
    const fetchBoth = async () => {
      const [module] = await Promise.all([load(), loadTexts(language, texts)]);
      setPart(() => module.default);
      setLoaded(language);
    };
    const tryToFetch = () => void fetchBoth().catch(() => undefined);
    let timer: ReturnType<typeof setTimeout>;
    const fetchSoon = () => {
      forgetSigns();
      timer = setTimeout(tryToFetch, QUIET_MS);
      window.addEventListener('online', tryToFetch);
    };
    const forgetSigns = () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, fetchSoon);
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, fetchSoon, { passive: true });
    return () => {
      forgetSigns();
      clearTimeout(timer);
      window.removeEventListener('online', tryToFetch);
    };
  }, [language, load, texts]);

  return Part && hasTexts(language, texts) ? <Part /> : null;
}
