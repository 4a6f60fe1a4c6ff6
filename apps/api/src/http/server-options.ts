import { randomUUID } from 'node:crypto';
import { maxHeaderSize, type Server } from 'node:http';
import { MAX_BODY_BYTES } from '@scamguard/contracts';
import type { FastifyHttpOptions } from 'fastify';
import type { Settings } from '../env.ts';
import { describeError } from '../log/logged-error.ts';
import { requestLogs } from '../log/request-log.ts';
import { compiledAtFirstUse } from './compiled-at-first-use.ts';

/** Integrators call by this name: it goes on meaning version 1 when `/api/` no longer does. */
const VERSIONED = '/api/v1/';

/** How long the server waits for others, in milliseconds; a test has less time. */
export interface Patience {
  /** Until a question has arrived whole: a slow phone on a bad line may take so long. */
  readonly request?: number;
  /** Until an idle connection that nothing is asked on is closed. */
  readonly keepAlive?: number;
  /**
   * The limit for a connection on which not a byte moves, such as that of a client that takes nothing of its answer. It is longer
   * than the slowest answer takes, which is that of the last of the pictures that wait.
   */
  readonly silence?: number;
  /** How often requests are looked at that have not arrived whole. */
  readonly look?: number;
  /** How often channels look for an answer that is due again. */
  readonly owed?: number;
}

/**
 * How Fastify checks, logs and protects. The log goes to stderr and holds nothing about a visitor: no address, no
 * query, no body.
 */
export function serverOptions(
  { LOG_LEVEL, TRUST_PROXY }: Settings,
  { request = 60_000, keepAlive = 72_000, silence = 150_000, look = 5_000 }: Patience = {},
): FastifyHttpOptions<Server> {
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
    // A busy or slow machine starts late, and that is better than not at all.
    pluginTimeout: 60_000,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: silence,
    http: { headersTimeout: request, connectionsCheckingInterval: look },
    rewriteUrl: ({ url = '/' }) => decodable(withoutVersion(url)),
    schemaController: { compilersFactory: compiledAtFirstUse },
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

/** The stable name of a call is the call. */
function withoutVersion(url: string): string {
  return url.startsWith(VERSIONED) ? `/api/${url.slice(VERSIONED.length)}` : url;
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
