import { type RefObject, useEffect, useRef } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { pageMeta } from '../page-meta.ts';

/**
 * Does what a browser does by itself when a page is loaded: gives it its title, shows its top, and moves the focus to its
 * content so that a screen reader reads on there.
 */
export function usePageChange(path: string, main: RefObject<HTMLElement | null>): void {
  const { t } = useLanguage();
  const shown = useRef(path);

  useEffect(() => {
    const { title, description } = pageMeta(path, t);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [path, t]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
