import '@scamguard/ui/fonts.css';
import { DEFAULT_LANGUAGE, loadDictionary, parseLanguage } from '@scamguard/i18n';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { screenAt } from './routes/screens.tsx';
import { readPostedCheck } from './routes/verify/posted-check.ts';

async function start(root: HTMLElement) {
  const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const [dictionary] = await Promise.all([loadDictionary(language), screenAt(location.pathname).preload()]);
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App initial={{ language, dictionary }} posted={readPostedCheck()} />
      </BrowserRouter>
    </StrictMode>
  );
  // The development server sends an empty page; the real one a prerendered page.
  if (root.firstElementChild) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

const root = document.getElementById('root');
if (root) void start(root);
