import '@scamguard/ui/page';
import type { Dictionary, Language } from '@scamguard/i18n';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { LanguageProvider } from './language/language-provider.tsx';
import { notFoundScreen, screens } from './routes/screens.tsx';
import { type PostedCheck, PostedCheckContext } from './routes/verify/posted-check.ts';
import { SiteShell } from './shell/site-shell.tsx';

/** Data never goes stale by itself: no polling, no refetch on focus or reconnection, no retry. */
const FETCH_ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

interface AppProps {
  /** The language the page is rendered in. */
  initial: { language: Language; dictionary: Dictionary };
  /** The answer to a plain form post, when the page is one. */
  posted?: PostedCheck | undefined;
}

/** The whole site; needs a router around it. */
export function App({ initial, posted }: AppProps) {
  return (
    <LanguageProvider initial={initial}>
      <SWRConfig value={FETCH_ONCE}>
        <PostedCheckContext value={posted}>
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
        </PostedCheckContext>
      </SWRConfig>
    </LanguageProvider>
  );
}
