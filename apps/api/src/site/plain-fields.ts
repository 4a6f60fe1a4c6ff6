import type { FastifyInstance } from 'fastify';

/**
 * Reads plain forms as `URLSearchParams`.
 *
 * @param bodyLimit the largest form, percent-encoded, in bytes.
 */
export function takePlainFields(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
