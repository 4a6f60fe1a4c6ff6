import { forwardRef, type ReactNode } from 'react';
import { SkipLink } from '../../components/skip-link/index.ts';
import * as css from './page-shell.css.ts';

/** The `id` of the page's main part, where the skip link leads. */
export const MAIN_ID = 'contenu';

export interface PageShellProps {
  /** An AppHeader. */
  header?: ReactNode;
  /** BCP 47 tag of the page itself, where it may differ from the document's. */
  contentLanguage?: string;
  /** The page itself, inside `main`. */
  children: ReactNode;
  /** A Footer. */
  footer?: ReactNode;
  /** A BottomTabBar. */
  tabBar?: ReactNode;
}

/** The frame of a page: skip link, header, main, footer, tab bar. The ref is `main`'s, to focus it after navigating. */
export const PageShell = forwardRef<HTMLElement, PageShellProps>(function PageShell(
  { header, contentLanguage, children, footer, tabBar },
  ref,
) {
  return (
    <div className={css.shell}>
      <SkipLink target={MAIN_ID} />
      {header}
      <main ref={ref} id={MAIN_ID} lang={contentLanguage} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {footer}
      {tabBar}
    </div>
  );
});
