import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageMeta } from '../screen/page-meta.ts';

/**
 * Does the work that a browser does by itself when a page is loaded. It sets the title, shows the top, and moves the focus to the
 * content, so that a screen reader reads on there.
 *
 * @param meta another object for another page.
 */
export function usePageChange(path: string, meta: PageMeta, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(path);

  // Before the effects of the screen, which may know a better title from its data.
  useLayoutEffect(() => {
    const { title, description, titleLanguage } = meta;
    document.title = title;
    document.querySelector('title')?.setAttribute('lang', titleLanguage);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [meta]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
