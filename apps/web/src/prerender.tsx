import { createTranslate, LANGUAGES, type Language, loadDictionary } from '@scamguard/i18n';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { type PageMeta, pageMeta } from './page-meta.ts';
import { screenAt, screens } from './routes/screens.tsx';

/** A path that no screen has: its page is the not-found page. */
export const NOT_FOUND_PATH = '/not-found';

/** Every path that is prerendered, in every language. */
export const pagePaths = [...Object.keys(screens), NOT_FOUND_PATH];
export const languages: readonly Language[] = LANGUAGES.map(({ code }) => code);

export interface RenderedPage {
  readonly body: string;
  readonly meta: PageMeta;
}

/** Renders one page to HTML in one language, for the build. */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const [dictionary] = await Promise.all([loadDictionary(language), screenAt(path).preload()]);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App initial={{ language, dictionary }} />
      </StaticRouter>
    </StrictMode>,
    // Larger chunks would be moved into place by inline scripts, which the page's policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    body: await new Response(prelude).text(),
    meta: pageMeta(path, createTranslate(language, dictionary)),
  };
}
