import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isFromOurPages } from './same-origin.ts';

/**
 * The cookies that a browser keeps for us, unseen by scripts. They are for its session, a code that it waits for, that it is
 * known, that it has gone to sign in elsewhere, that its talks with the assistant are its own, and that its votes and reviews
 * are.
 */
type CookieName = 'session' | 'code' | 'device' | 'provider' | 'case' | 'voter';

declare module 'fastify' {
  interface FastifyRequest {
    secretCookie(name: CookieName): string | undefined;
  }
  interface FastifyReply {
    /** Without a number of seconds the browser forgets it when it is closed. */
    setSecretCookie(name: CookieName, value: string, seconds?: number): void;
    clearSecretCookie(name: CookieName): void;
  }
}

export interface SecretCookiesOptions {
  /** Whether visitors come by https. */
  readonly secure: boolean;
  /** The site's address, where it is not the one that requests name as their host. */
  readonly publicUrl?: URL | undefined;
}

/**
 * Cookies that scripts cannot read and other sites cannot make the browser send with a form. A widget's call from another site's
 * page has none: a browser still sends those of a sister site's visitor, who has not asked for the call.
 */
export const secretCookies = fp<SecretCookiesOptions>(async (app, { secure, publicUrl }) => {
  const isFromElsewhere = (request: FastifyRequest) =>
    request.routeOptions.config.widgetCall !== undefined && !isFromOurPages(request, publicUrl);

  // A browser accepts a name with this prefix from this very host only, by https, never from a sister site.
  const named = (name: CookieName) => (secure ? `__Host-${name}` : name);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  // Read when asked for: most calls are nobody's in particular.
  app.decorateRequest('secretCookie', function (name) {
    if (isFromElsewhere(this)) return undefined;
    return cookie.parse(this.headers.cookie ?? '')[named(name)];
  });
  app.decorateReply('setSecretCookie', function (name, value, seconds) {
    if (isFromElsewhere(this.request)) return;
    const age = seconds === undefined ? {} : { maxAge: seconds };
    this.header('set-cookie', cookie.serialize(named(name), value, { ...options, ...age }));
  });
  app.decorateReply('clearSecretCookie', function (name) {
    this.header('set-cookie', cookie.serialize(named(name), '', { ...options, expires: new Date(0) }));
  });
});
