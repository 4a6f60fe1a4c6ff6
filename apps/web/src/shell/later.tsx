import { hasTexts, loadTexts, type TextsName } from '@scamguard/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';

interface LaterProps {
  /** Give the same function at each render. */
  load: () => Promise<{ default: ComponentType }>;
  texts: readonly TextsName[];
}

/** How long after a page has come its later parts are fetched, in milliseconds: the page itself goes first. */
const QUIET_MS = 1_500;

/** A part of the page that is not needed at first. Where it cannot be had, the page is whole all the same. */
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
    const timer = setTimeout(tryToFetch, QUIET_MS);
    window.addEventListener('online', tryToFetch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryToFetch);
    };
  }, [language, load, texts]);

  return Part && hasTexts(language, texts) ? <Part /> : null;
}
