import { PATHS } from '@scamguard/contracts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { loadRenderer } from './renderer.ts';

export interface SearchEnginesOptions {
  /** The built site; without it there is nothing to be found. */
  readonly folder: string;
  /** The site's own address; without it only a site on this very machine has one. */
  readonly publicUrl: URL | undefined;
}

/** Any other `Host` may be a stranger's, who then has our pages listed under their own name. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const ONE_DAY_SECONDS = 86_400;
/** Languages in which every page is whole, the default first. */
const WHOLE_LANGUAGES = ['fr', 'en'] as const;
/** The one pattern of addresses whose names the contract can list. */
const LESSONS = '/learn/:id';

/** Tells search engines which pages there are, in which languages, and which of several addresses is the page's own. */
export const searchEngines = fp<SearchEnginesOptions>(async (app, { folder, publicUrl }) => {
  const renderer = await loadRenderer(folder);
  if (!renderer) return;
  const originOf = ({ protocol, host }: FastifyRequest): string | undefined =>
    publicUrl?.origin ?? (THIS_MACHINE.test(host) ? `${protocol}://${host.toLowerCase()}` : undefined);

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const origin = originOf(request);
    const sitemapLine = origin ? `Sitemap: ${origin}/sitemap.xml\n` : '';
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`)
      .send(`User-agent: *\nDisallow: /api/\n${sitemapLine}`);
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = originOf(request);
    // It must name whole addresses (sitemaps.org).
    if (!origin) return reply.callNotFound();
    const paths = renderer.publicPaths.filter((path) => !path.includes(':'));
    const lessons = renderer.publicPaths.includes(LESSONS) ? await lessonPaths() : [];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`)
      .send(sitemap(origin, [...paths, ...lessons]));
  });

  app.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || reply.statusCode !== 200) return;
    const { lang } = request.query as { lang?: unknown };
    const language = renderer.languages.find((each) => each === lang);
    const path = request.url.split('?', 1)[0] ?? '/';
    const own = `${originOf(request) ?? ''}${path}`;
    reply.header('link', `<${inLanguage(own, language)}>; rel="canonical"`);
  });

  async function lessonPaths(): Promise<string[]> {
    const response = await app.inject({ method: 'GET', url: `${PATHS.education.path}?texts=short` });
    const lessons = response.statusCode === 200 ? (response.json() as { id: string }[]) : [];
    return lessons.map(({ id }) => LESSONS.replace(':id', id));
  }
});

/** The default language stands at the plain address. */
const inLanguage = (url: string, language: string | undefined) =>
  language === undefined || language === WHOLE_LANGUAGES[0] ? url : `${url}?lang=${language}`;

/** Source: sitemaps.org, with Google's notes on translated pages. */
function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = WHOLE_LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${inLanguage(`${origin}${path}`, language)}"/>`,
    ).join('');
    return WHOLE_LANGUAGES.map(
      (language) => `<url><loc>${inLanguage(`${origin}${path}`, language)}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
