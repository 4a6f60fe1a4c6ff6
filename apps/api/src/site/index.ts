import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answerUnknown } from '../plugins/error-answers.ts';
import { pagePolicy } from '../plugins/security-headers.ts';
import { answeredPages } from './answered-pages.ts';
import { pageLanguage } from './language.ts';
import { type PageEntry, readManifest } from './manifest.ts';
import { type BuiltPage, loadPage, sendPage } from './page.ts';
import { loadRenderer } from './renderer.ts';

export interface SiteOptions {
  /** Has `pages.json` and the folder `client`; without them only the API is served. */
  readonly folder: string;
  /** The site's own address: messengers want it in a page that is shared. */
  readonly publicUrl?: URL | undefined;
}

type Translations = ReadonlyMap<string, BuiltPage>;

const SERVICE_WORKER = 'sw.js';
const ONE_YEAR_SECONDS = 31_536_000;
const ONE_HOUR_SECONDS = 3_600;

/** Serves the built site: prerendered pages in the visitor's language, their files, and the not-found page. */
export const site = fp<SiteOptions>(async (app, { folder, publicUrl }) => {
  const manifest = await readManifest(folder);
  if (!manifest) {
    app.log.warn(`No built site in ${folder}: only /api is served.`);
    app.setNotFoundHandler((request, reply) => answerUnknown(app, request, reply));
    return;
  }
  const client = path.join(folder, 'client');
  const load = (language: string, entry: PageEntry) =>
    loadPage({ file: path.join(client, entry.file), language, entry, publicUrl });

  const pages = new Map<string, Map<string, BuiltPage>>();
  for (const entry of manifest.pages) {
    const translations = pages.get(entry.path) ?? new Map<string, BuiltPage>();
    pages.set(entry.path, translations.set(entry.lang, await load(entry.lang, entry)));
  }
  const notFound = new Map<string, BuiltPage>();
  for (const [language, entry] of Object.entries(manifest.notFound)) {
    notFound.set(language, await load(language, entry));
  }

  const renderer = await loadRenderer(folder);
  const answered = renderer && answeredPages(app, renderer, publicUrl);
  const offered = new Map((renderer?.languages ?? [...notFound.keys()]).map((code) => [code, code]));

  const isServed = (url: string) => pages.has(url) || answered?.has(url);
  const urls = new Set([...[...pages.keys()].map(pathOf), ...(renderer?.patterns.filter(isServed) ?? [])]);
  for (const url of urls) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const address = renderer?.pageAddress(request.url);
      if (address !== undefined && answered?.has(address)) {
        const { page, status } = await answered.find(address, pageLanguage(request, offered), request.ip);
        return sendPage(request, reply, page, status);
      }
      const { tab } = request.query as { tab?: unknown };
      const translations = pages.get(`${url}?tab=${tab}`) ?? pages.get(url);
      return answer(request, reply, translations ?? notFound, 200);
    });
  }
  await app.register(fastifyStatic, {
    root: client,
    // One route a file: what is not a file of the build cannot be asked for.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const name = path.relative(client, file).replace(/\.(br|gz)$/, '');
      response.header('cache-control', cacheControl(name));
      if (isNeverAskedAgain(name)) for (const header of NEEDLESS) response.removeHeader(header);
      // The service worker fetches for the pages, so it may fetch what they may.
      if (name === SERVICE_WORKER)
        response.header('content-security-policy', pagePolicy({ styleHashes: [], scriptHashes: [] }));
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const [url = '', query] = request.url.split('?', 2);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || /^\/api(\/|$)/.test(url)) return answerUnknown(app, request, reply);
    const withoutSlash = url.replace(/\/+$/, '');
    if (url !== withoutSlash && pages.has(withoutSlash)) {
      return reply.redirect(query === undefined ? withoutSlash : `${withoutSlash}?${query}`, 308);
    }
    return answer(request, reply, notFound, 404);
  });
});

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  translations: Translations,
  status: 200 | 404,
) {
  const page = translations.get(pageLanguage(request, translations)) ?? [...translations.values()][0];
  if (!page) throw new Error('The site has a path without a page.');
  return sendPage(request, reply, await page(), status);
}

/** A page may be for one tab only, and its path then ends in a query. */
const pathOf = (page: string) => page.split('?', 1)[0] ?? page;

/**
 * Headers that a script, a sheet of rules or a font under `assets` does without. Such a file never changes, loads nothing, and is
 * no document. A page asks for forty of them, and pays for every line of every answer.
 */
const NEEDLESS = ['etag', 'last-modified', 'accept-ranges', 'content-security-policy', 'referrer-policy'];

const isNeverAskedAgain = (file: string) => /^assets[\\/].*\.(?:js|css|woff2)$/.test(file);

/** Files under `assets` have their content's hash in their name. */
function cacheControl(file: string): string {
  if (file === SERVICE_WORKER) return 'no-cache';
  return file.startsWith(`assets${path.sep}`)
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : `public, max-age=${ONE_HOUR_SECONDS}`;
}
