import '@scamguard/ui/page';
import type { Dictionary, Language } from '@scamguard/i18n';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { LanguageProvider } from './language/language-provider.tsx';
import { notFoundScreen, screens } from './routes/screens.tsx';
import { SiteShell } from './shell/site-shell.tsx';

/** Data never goes stale by itself: no polling, no refetch on focus or reconnection, no retry. */
const FETCH_ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

/** The whole site; needs a router around it. */
export function App({ initial }: { initial: { language: Language; dictionary: Dictionary } }) {
  return (
    <LanguageProvider initial={initial}>
      <SWRConfig value={FETCH_ONCE}>
        <SiteShell>
          <Suspense>
            <Routes>
              {Object.entries(screens).map(([path, { Component }]) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
              <Route path="*" element={<notFoundScreen.Component />} />
            </Routes>
          </Suspense>
        </SiteShell>
      </SWRConfig>
    </LanguageProvider>
  );
}
