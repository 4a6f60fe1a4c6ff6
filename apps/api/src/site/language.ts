import type { FastifyRequest } from 'fastify';

/** The cookie in which the site keeps a visitor's choice. Source: specification, section 4. */
const COOKIE = 'app-language';
const DEFAULT = 'fr';

/**
 * The language of a page: `?lang=`, then the visitor's stored choice, then French. What the browser prefers does not
 * count: French first is the specification's rule, and a link then looks the same to whoever opens it.
 *
 * @param offered the languages that the page exists in.
 */
export function pageLanguage(request: FastifyRequest, offered: ReadonlyMap<string, unknown>): string {
  const { lang } = request.query as { lang?: unknown };
  const wanted = [lang, cookie(request.headers.cookie)];
  const found = wanted.find((code) => typeof code === 'string' && offered.has(code));
  return typeof found === 'string' ? found : DEFAULT;
}

function cookie(header = ''): string | undefined {
  for (const pair of header.split(';')) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === COOKIE) return value?.trim();
  }
  return undefined;
}
