import { createTranslate, type Language, loadDictionary } from '@scamguard/i18n';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { type PageMeta, pageMeta } from '../page-meta.ts';
import { screenAt } from '../routes/screens.tsx';
import type { PostedCheck } from '../routes/verify/posted-check.ts';

export interface RenderedPage {
  /** HTML of the page's root element. */
  readonly body: string;
  readonly meta: PageMeta;
}

/**
 * Renders one page in one language, for the build and for the server's answer to a plain form post.
 *
 * @param address path and query, without an origin.
 */
export async function renderPage(
  address: string,
  language: Language,
  posted?: PostedCheck,
): Promise<RenderedPage> {
  const [path = '/'] = address.split('?');
  const [dictionary] = await Promise.all([loadDictionary(language), screenAt(path).preload()]);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App initial={{ language, dictionary }} posted={posted} />
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
