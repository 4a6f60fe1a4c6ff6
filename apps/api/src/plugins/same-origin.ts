import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CodedError } from '../errors/index.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a call that our widgets make from other sites' pages. */
    widgetCall?: string | undefined;
  }
}

export interface SameOriginOptions {
  /** The site's address, where it is not the one that requests name as their host. */
  readonly publicUrl: URL | undefined;
}

/**
 * Refuses calls that change something and come from another site's page, except for calls of our widgets. Browsers say where a
 * call comes from, in `Sec-Fetch-Site` or at least `Origin`. A client that says neither is not a browser that carries somebody's
 * cookies.
 */
export const sameOrigin = fp<SameOriginOptions>(async (app, { publicUrl }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOpen = READING.has(request.method) || request.routeOptions.config.widgetCall;
    done(isOpen || isFromOurPages(request, publicUrl) ? undefined : new CodedError('cross_origin'));
  });
});

/** Whether a call comes from a page of this site, or from no page at all. */
export function isFromOurPages({ headers, host }: FastifyRequest, publicUrl: URL | undefined): boolean {
  const site = headers['sec-fetch-site'];
  // `none`: the visitor did it themselves, for example by sharing from another app.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return from !== '' && (from === host || from === publicUrl?.host);
}
