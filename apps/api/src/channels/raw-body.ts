import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a provider posts holds a few messages; one that is larger is none of theirs. */
export const MOST_BYTES = 1_048_576;

/** The calls of these addresses get their bodies as bytes, since signatures are made over bytes; only JSON and forms are taken. */
export function keepBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  );
}

export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** JSON of a provider, undefined where it is none. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
