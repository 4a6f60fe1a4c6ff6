import type { FastifyRequest } from 'fastify';
import { weightedList } from '../http/weighted-list.ts';

/** The cookie in which the site keeps a visitor's choice. Source: specification, section 4. */
const COOKIE = 'app-language';
const DEFAULT = 'fr';
const ONE_YEAR_SECONDS = 31_536_000;

/** Countries of the region whose language is English: there a browser that is set to their English says what its owner reads. */
const ENGLISH_OF_THE_REGION = new Set(['en-gh', 'en-ng', 'en-sl', 'en-lr', 'en-gm']);

/**
 * The language of a page. First comes `?lang=`, then the visitor's stored choice, then English if the browser asks first for the
 * English of a country of the region, then French. Otherwise the browser's wish does not count: French first is the
 * specification's rule, and many phones of French readers are set to plain English.
 *
 * @param offered the languages that the page exists in.
 */
export function pageLanguage(request: FastifyRequest, offered: ReadonlyMap<string, unknown>): string {
  const { lang } = request.query as { lang?: unknown };
  const wanted = [lang, cookie(request.headers.cookie), ofTheRegion(request.headers['accept-language'])];
  const found = wanted.find((code) => typeof code === 'string' && offered.has(code));
  return typeof found === 'string' ? found : DEFAULT;
}

/**
 * The cookie that a page sets if it was asked for with `?lang=`. Without scripts, the next page and a posted form name no
 * language. Scripts set the same cookie.
 *
 * @returns undefined where no language was chosen, or the choice is known.
 */
export function choiceToKeep(request: FastifyRequest, language: string): string | undefined {
  const { lang } = request.query as { lang?: unknown };
  if (lang !== language || cookie(request.headers.cookie) === language) return undefined;
  return `${COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

function cookie(header = ''): string | undefined {
  for (const pair of header.split(';')) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === COOKIE) return value?.trim();
  }
  return undefined;
}

const ofTheRegion = (header = '') =>
  ENGLISH_OF_THE_REGION.has(weightedList(header)[0]?.value ?? '') ? 'en' : undefined;
