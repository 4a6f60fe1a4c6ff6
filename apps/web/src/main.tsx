import '@scamguard/ui/fonts.css';
import { DEFAULT_LANGUAGE, languageWithTag, loadTexts } from '@scamguard/i18n';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readPageData } from './page-data.ts';
import { screens } from './routes/index.ts';
import { screenAt } from './routes/screen-at.ts';
import { SHELL_TEXTS } from './shell/site-shell.tsx';

async function start(root: HTMLElement) {
  const language = languageWithTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const { screen } = screenAt(location.pathname);
  const fetched = screen.preload(language).then(
    () => true,
    () => false,
  );
  await loadTexts(language, SHELL_TEXTS);
  // A page that was sent whole is better read as it is than taken over without its code.
  if (!(await fetched) && root.firstElementChild) return;
  const page = (
    <StrictMode>
      <App language={language} data={readPageData()} said={new Map()} />
    </StrictMode>
  );
  // The development server sends an empty page; the real one a prerendered page.
  if (root.firstElementChild) {
    // A transition is done in slices between which the browser answers; by itself this would be one long task.
    startTransition(() => void hydrateRoot(root, page));
    // From here on, React answers presses. Earlier presses are repeated (`build/starter.mjs`).
    dispatchEvent(new Event('takenOver'));
  } else createRoot(root).render(page);
  // Code for times without a network is not needed for the first paint.
  if (import.meta.env.PROD)
    void import('./offline/register.ts')
      .then(({ registerOffline }) => registerOffline(language, screens))
      .catch(() => undefined);
}

// Built pages link it.
if (import.meta.env.DEV) void import('./dark.ts');
const root = document.getElementById('root');
if (root) void start(root);
