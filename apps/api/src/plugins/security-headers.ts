import type { PolicyHashes } from '@scamguard/client/pages';
import fp from 'fastify-plugin';

/** The map of the contact page; a page that is left without loading another keeps its policy, so all pages name it. */
const MAP_TILES = 'https://tile.openstreetmap.org';

const allowed = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/**
 * The things that a page may load and do: what stands inside it, its own files, and the pieces of a map. No other page may embed
 * it.
 */
export const pagePolicy = ({ styleHashes, scriptHashes }: PolicyHashes): string =>
  [
    "default-src 'self'",
    `script-src ${allowed(scriptHashes)}`,
    `style-src ${allowed(styleHashes)}`,
    `img-src 'self' data: ${MAP_TILES}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A policy for a visitor who saves data: the text stands in the phone's own font, and nothing is fetched for it. */
export const withoutFonts = (policy: string): string => policy.replace("font-src 'self'", "font-src 'none'");

/** An answer that is no page loads nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Headers for things that only a page can do. Answers with data do without them. */
export const PAGE_HEADERS = {
  'permissions-policy': 'microphone=(self), camera=(self), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
const TWO_YEARS_SECONDS = 63_072_000;

export interface SecurityHeadersOptions {
  /** Whether visitors come by https, which browsers are then told to insist on. */
  readonly secure: boolean;
}

/** Sets the headers that keep a browser from doing with an answer what it is not for. Pages replace the policy. */
export const securityHeaders = fp<SecurityHeadersOptions>(async (app, { secure }) => {
  const headers = {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});
