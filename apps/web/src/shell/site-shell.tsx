import { LANGUAGES, parseLanguage } from '@scamguard/i18n';
import { AppHeader, BottomTabBar, PageShell, ToastProvider, UiProvider } from '@scamguard/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/language-context.ts';
import { paths } from '../paths.ts';
import { navigation } from './navigation.ts';
import { RouterLink } from './router-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { uiMessages } from './ui-messages.ts';
import { usePageChange } from './use-page-change.ts';

/** Header, footer and tab bar around every page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t, language, setLanguage } = useLanguage();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const messages = useMemo(() => uiMessages(t), [t]);
  usePageChange(pathname, main);

  const { main: links, tabBar, strip, signIn } = navigation(t, pathname);
  const handleLanguageChange = (code: string) => {
    const chosen = parseLanguage(code);
    if (chosen) setLanguage(chosen);
  };
  return (
    <UiProvider messages={messages} linkComponent={RouterLink}>
      <ToastProvider>
        <PageShell
          ref={main}
          header={
            <AppHeader
              siteName={t('site.name')}
              homeHref={paths.home}
              links={links}
              stripLinks={strip}
              signIn={signIn}
              languages={LANGUAGES}
              language={language}
              onLanguageChange={handleLanguageChange}
            />
          }
          footer={<SiteFooter path={pathname} />}
          tabBar={<BottomTabBar items={tabBar} />}
        >
          {children}
        </PageShell>
      </ToastProvider>
    </UiProvider>
  );
}
