import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { MAX_BODY_BYTES } from '@scamguard/contracts';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './env.ts';
import { describeError } from './logged-error.ts';
import { requestLogs } from './request-log.ts';

/** A slow phone on a bad line may take so long to send its question. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * How Fastify checks, logs and protects. The log goes to stderr and holds nothing about a visitor: no address, no
 * query, no body.
 */
export function serverOptions({ LOG_LEVEL, TRUST_PROXY }: Settings): FastifyServerOptions {
  return {
    logger: {
      level: LOG_LEVEL,
      stream: process.stderr,
      serializers: {
        req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions.url }),
        err: describeError,
      },
    },
    childLoggerFactory: requestLogs(LOG_LEVEL),
    genReqId: () => randomUUID(),
    trustProxy: TRUST_PROXY,
    // A request that arrives on a busy connection while the server stops is answered, and the connection closed after it.
    return503OnClosing: false,
    bodyLimit: MAX_BODY_BYTES,
    // As long as Node lets an address be: what is too long to be an id is unknown, like any other.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    ajv: {
      customOptions: {
        // The contract means what it says: a number is not taken for a text, and nothing is dropped to make it fit.
        coerceTypes: false,
        removeAdditional: false,
        // Lengths are measured as in the browser, in UTF-16 code units; Ajv would print that it prefers another way.
        unicode: false,
        logger: false,
      },
    },
  };
}

/** An address that cannot be decoded is nowhere, like any other that is unknown: its `%` then stands for itself. */
function decodable(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
