import { useEffect } from 'react';
import { useLanguage } from '../language/language-context.ts';

/** Gives the page the name of what it shows, once that is known. */
export function useTitle(name: string | undefined): void {
  const { t } = useLanguage();
  const site = t('site.name');
  useEffect(() => {
    if (name) document.title = `${name} – ${site}`;
  }, [name, site]);
}
