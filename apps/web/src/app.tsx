import '@scamguard/ui/page';
import { inLanguage } from '@scamguard/client';
import type { PageData } from '@scamguard/client/pages';
import type { Language } from '@scamguard/i18n';
import { Suspense, useEffect, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { read } from './data/request.ts';
import { MadeOnContext } from './keep-informed/use-today.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import type { Origins } from './language/origins.ts';
import type { Said } from './language/said.ts';
import { PostedMessageContext } from './messages/posted-message.ts';
import { PostedAccountContext } from './routes/auth/posted-account.tsx';
import { PostedTalkContext } from './routes/chatbot/posted-talk.ts';
import { screens } from './routes/index.ts';
import { PostedReportContext } from './routes/report/posted-report.ts';
import { screenAt } from './routes/screen-at.ts';
import { PostedCheckContext } from './routes/verify/posted-check.ts';
import { ScreenBoundary } from './screen/screen-boundary.tsx';
import { ParamsContext } from './screen/use-params.ts';
import { SHELL_TEXTS, SiteShell } from './shell/site-shell.tsx';

/** Data never goes stale by itself: no polling, no refetch on focus or reconnection, no retry. */
const FETCH_ONCE = {
  fetcher: read,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

const ROUTES = screens.map(({ route }) => route);

interface AppProps {
  /** The language the page is rendered in. */
  language: Language;
  /** What the page was sent with. */
  data: PageData;
  /** Takes what the page says; give the same at each render. */
  said: Said;
  /** Takes the place that it comes from, for the renderer. */
  origins?: Origins;
}

/** The whole site, at the browser's address unless a router around it says another. */
export function App({ language, data, said, origins }: AppProps) {
  const settings = useMemo(
    () => ({ ...FETCH_ONCE, fallback: keyedByLanguage(data, language) }),
    [data, language],
  );
  return (
    <LanguageProvider initial={language} textsOnScreen={textsOnScreen} said={said} origins={origins}>
      <SWRConfig value={settings}>
        <MadeOnContext value={data.madeOn}>
          <PostedCheckContext value={data.posted}>
            <PostedReportContext value={data.report}>
              <PostedTalkContext value={data.talk}>
                <PostedMessageContext value={data.message}>
                  <PostedAccountContext value={data.account}>
                    <CurrentPage />
                  </PostedAccountContext>
                </PostedMessageContext>
              </PostedTalkContext>
            </PostedReportContext>
          </PostedCheckContext>
        </MadeOnContext>
      </SWRConfig>
    </LanguageProvider>
  );
}

/** The screen of the address, and the shell around it. */
function CurrentPage() {
  const [pathname] = useLocation();
  const { screen, params } = useMemo(() => screenAt(pathname), [pathname]);
  return (
    <SiteShell route={screen.route} params={params} routes={ROUTES}>
      <ScreenBoundary key={pathname}>
        <ParamsContext value={params}>
          <Suspense>
            <screen.Component />
            <AnsweringMark />
          </Suspense>
        </ParamsContext>
      </ScreenBoundary>
    </SiteShell>
  );
}

/**
 * Marks the page as one whose scripts answer. Before that, the page is read and its forms are posted without scripts. A program
 * that drives the page has no other way to tell the two apart. It stands beside the screen, because the screen is taken over by
 * itself.
 */
function AnsweringMark() {
  useEffect(() => {
    document.documentElement.dataset['answering'] = '';
  }, []);
  return null;
}

/** Asked in the browser only, when the visitor chooses another language. */
const textsOnScreen = () => [...SHELL_TEXTS, ...screenAt(location.pathname).screen.route.texts];

function keyedByLanguage({ answers = {} }: PageData, language: Language) {
  return Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => [inLanguage(address, language), answer]),
  );
}
