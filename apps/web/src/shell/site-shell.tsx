import {
  DEFAULT_LANGUAGE,
  isComplete,
  LANGUAGES,
  parseLanguage,
  type TextsName,
  tagOf,
} from '@scamguard/i18n';
import { AppHeader, BottomTabBar, PageShell, ToastProvider, UiProvider } from '@scamguard/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { nameOf, useMe } from '../data/use-me.ts';
import { useLanguage } from '../language/language-context.ts';
import { paths } from '../paths.ts';
import { screenAt } from '../routes/screens.tsx';
import { Later } from './later.tsx';
import { navigation } from './navigation.ts';
import { RouterLink } from './router-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { uiMessages } from './ui-messages.ts';
import { usePageChange } from './use-page-change.ts';

/** The texts that every page needs. */
export const SHELL_TEXTS: readonly TextsName[] = ['shell'];

const DOCK_TEXTS: readonly TextsName[] = ['assistance'];
const loadNotices = () => import('./site-notices.tsx');
const loadDock = () => import('../assistance/site-dock.tsx');

/** Header, footer and tab bar around every page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t, language, setLanguage } = useLanguage();
  const { pathname } = useLocation();
  const { user } = useMe();
  const main = useRef<HTMLElement>(null);
  const messages = useMemo(() => uiMessages(t), [t]);
  usePageChange(pathname, main);

  const { main: links, tabBar, strip, emergency, signIn } = navigation(t, pathname);
  const handleLanguageChange = (code: string) => {
    const chosen = parseLanguage(code);
    if (chosen) setLanguage(chosen);
  };
  const { screen } = screenAt(pathname);
  // The server's answers are French where the interface is not complete; what is in the visitor's language says so itself.
  const contentLanguage = tagOf(isComplete(language) ? language : DEFAULT_LANGUAGE);
  const around = !screen.isBare && {
    header: (
      <AppHeader
        siteName={t('site.name')}
        homeHref={paths.home}
        links={links}
        stripLinks={strip}
        signIn={user ? { ...signIn, label: nameOf(user) } : signIn}
        {...(pathname !== paths.urgence && { emergency })}
        languages={LANGUAGES}
        language={language}
        onLanguageChange={handleLanguageChange}
      />
    ),
    footer: <SiteFooter path={pathname} />,
    tabBar: <BottomTabBar items={tabBar} />,
  };
  return (
    <UiProvider messages={messages} linkComponent={RouterLink}>
      <ToastProvider>
        <PageShell ref={main} contentLanguage={contentLanguage} {...around}>
          {around && <Later load={loadNotices} texts={SHELL_TEXTS} />}
          {children}
        </PageShell>
        {/* First aid is one thing at a time, and reads itself aloud: nothing floats over its words. */}
        {around && pathname !== paths.urgence && <Later load={loadDock} texts={DOCK_TEXTS} />}
      </ToastProvider>
    </UiProvider>
  );
}
