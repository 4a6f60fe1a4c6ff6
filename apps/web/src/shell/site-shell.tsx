import { completeLanguage, parseLanguage, type TextsName, tagOf } from '@scamguard/i18n';
import { AppHeader, BottomTabBar, PageShell, ToastProvider, UiProvider } from '@scamguard/ui';
import { SignInIcon } from '@scamguard/ui/icons';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { nameOf, useMe } from '../account/use-me.ts';
import { useLanguage } from '../language/language-context.ts';
import type { Params } from '../screen/address.ts';
import { linkTo } from '../screen/links.ts';
import { OnlyRead } from '../screen/only-read.tsx';
import { pageMeta } from '../screen/page-meta.ts';
import type { Route } from '../screen/route.ts';
import { Later } from './later.tsx';
import { navigation } from './navigation.ts';
import { offeredLanguages } from './offered-languages.ts';
import { RouterLink } from './router-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { uiMessages } from './ui-messages.ts';
import { usePageChange } from './use-page-change.ts';

/** The texts that every page needs. */
export const SHELL_TEXTS: readonly TextsName[] = ['shell'];

const DOCK_TEXTS: readonly TextsName[] = ['assistance'];
const loadNotices = () => import('./site-notices.tsx');
const loadDock = () => import('../assistance/site-dock.tsx');

interface SiteShellProps {
  /** The route of the screen that is open. */
  route: Route;
  params: Params;
  /** The routes of all screens, for the links to them. */
  routes: readonly Route[];
  /** The screen. */
  children: ReactNode;
}

/** Header, footer and tab bar around every page. */
export function SiteShell({ route, params, routes, children }: SiteShellProps) {
  const { t, language, setLanguage } = useLanguage();
  const [pathname] = useLocation();
  const { user } = useMe();
  const main = useRef<HTMLElement>(null);
  const messages = useMemo(() => uiMessages(t), [t]);
  const meta = useMemo(() => pageMeta(route, language, { answers: {}, params }), [route, params, language]);
  usePageChange(pathname, meta, main);

  const links = useMemo(() => navigation(routes, t, pathname), [routes, t, pathname]);
  const footer = useMemo(
    () => (
      <OnlyRead>
        <SiteFooter links={links} />
      </OnlyRead>
    ),
    [links],
  );
  const languages = useMemo(() => offeredLanguages(t), [t]);
  const signIn = linkTo('/auth');
  const handleLanguageChange = (code: string) => {
    const chosen = parseLanguage(code);
    if (chosen) setLanguage(chosen);
  };
  // If the interface is not complete, the server's answers are in the language beneath. Words in the visitor's language say so
  // themselves.
  const contentLanguage = tagOf(completeLanguage(language));
  const isCalm = route.surroundings === 'calm';
  const around = route.surroundings !== 'bare' && {
    header: (
      <AppHeader
        siteName={t('site.name')}
        homeHref={linkTo('/')}
        links={links.header}
        stripLinks={links.strip}
        signIn={{
          label: user ? nameOf(user) : t('nav.signIn'),
          href: signIn,
          icon: SignInIcon,
          current: pathname === signIn,
        }}
        {...(!isCalm && { emergency: { label: t('nav.emergency'), href: linkTo('/urgence') } })}
        languages={languages}
        language={language}
        onLanguageChange={handleLanguageChange}
      />
    ),
    footer,
    tabBar: <BottomTabBar items={links.tabBar} />,
  };
  return (
    <UiProvider messages={messages} linkComponent={RouterLink}>
      <ToastProvider>
        <PageShell ref={main} contentLanguage={contentLanguage} {...around}>
          {around && <Later load={loadNotices} texts={SHELL_TEXTS} />}
          {children}
        </PageShell>
        {around && !isCalm && <Later load={loadDock} texts={DOCK_TEXTS} />}
      </ToastProvider>
    </UiProvider>
  );
}
