import type { PageData } from '@scamguard/client/pages';
import { type Language, loadTexts } from '@scamguard/i18n';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '../app.tsx';
import type { Origins } from '../language/origins.ts';
import type { Said } from '../language/said.ts';
import { screenAt } from '../routes/screen-at.ts';
import { type PageMeta, pageMeta } from '../screen/page-meta.ts';
import { SHELL_TEXTS } from '../shell/site-shell.tsx';
import { PlainSoundContext } from '../speech/plain-sound.tsx';
import { plainSounds } from './plain-sounds.ts';
import { withLanguages } from './with-languages.ts';

export interface RenderedPage {
  /** HTML of the page's root element. */
  readonly body: string;
  readonly meta: PageMeta;
}

/**
 * Renders one page in one language, for the build and for the server.
 *
 * @param address path and query, without an origin.
 */
export async function renderPage(address: string, language: Language, data: PageData): Promise<RenderedPage> {
  const { screen, params } = screenAt(address);
  await Promise.all([loadTexts(language, SHELL_TEXTS), screen.preload(language)]);
  const said: Said = new Map();
  const origins: Origins = new Map();
  const names = [...SHELL_TEXTS, ...screen.route.texts];
  const soundOf = await plainSounds(language, origins, names);
  const { prelude } = await prerender(
    <StrictMode>
      <PlainSoundContext value={soundOf}>
        <Router ssrPath={address}>
          <App language={language} data={data} said={said} origins={origins} />
        </Router>
      </PlainSoundContext>
    </StrictMode>,
    // Larger chunks would be moved into place by inline scripts, which the page's policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    body: withLanguages(await new Response(prelude).text(), said),
    meta: pageMeta(screen.route, language, { answers: data.answers ?? {}, params }),
  };
}
