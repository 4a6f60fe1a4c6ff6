import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CodedError } from '../errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface SameOriginOptions {
  /** The site's address, where it is not the one that requests name as their host. */
  readonly publicUrl: URL | undefined;
}

/**
 * Refuses calls that change something and come from another site's page. Browsers say where a call comes from, in
 * `Sec-Fetch-Site` or at least `Origin`; a client that says neither is not a browser carrying somebody's cookies.
 */
export const sameOrigin = fp<SameOriginOptions>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && !isFromOurPages(request, publicUrl))
      throw new CodedError('cross_origin');
  });
});

function isFromOurPages({ headers, host }: FastifyRequest, publicUrl: URL | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from !== '' && (from === host || from === publicUrl?.host);
}
