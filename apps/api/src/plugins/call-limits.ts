import { createHmac } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { CallLimit } from '../contract/limits.ts';
import { CodedError } from '../errors/index.ts';
import type { RateLimitsRepository } from '../rate-limits/repository.ts';

export interface CallLimitsOptions {
  readonly repository: RateLimitsRepository;
  /** Key of the hashes under which addresses are counted. */
  readonly secret: string;
}

type Increment = FastifyRateLimitStore['incr'];

/**
 * Refuses an address that makes a call too often, by the limit of the call. While the database is away nothing is
 * counted there; the calls that it counts for do not work then either.
 */
export const callLimits = fp<CallLimitsOptions>(async (app, { repository, secret }) => {
  const countInDatabase: Increment = (key, done, windowMs) => {
    repository.count(key, windowMs).then((count) => done(null, count), done);
  };
  class Store {
    readonly incr: Increment = countInDatabase;
    child(limit: unknown): Store {
      return (limit as CallLimit).isShared ? this : { incr: countInMemory(), child: this.child };
    }
  }
  await app.register(rateLimit, {
    global: false,
    store: Store,
    skipOnError: true,
    // Counts in this process are forgotten with the minute, and every check may be counted there.
    keyGenerator: ({ ip, routeOptions: { config } }) =>
      (config.rateLimit as CallLimit).isShared
        ? createHmac('sha256', secret).update(normalizeIP(ip)).digest('base64url')
        : normalizeIP(ip),
    errorResponseBuilder: () => new CodedError('too_many_requests'),
    // A program can slow down before it is refused.
    enableDraftSpec: true,
  });
});

/** The window begins for everybody at once: all counts then go together, and none is left behind. */
function countInMemory(): Increment {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (key, done, windowMs) => {
    // Not the time of day: a clock that is set back would keep a window open for as long.
    const now = performance.now();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const current = (counts.get(key) ?? 0) + 1;
    counts.set(key, current);
    done(null, { current, ttl: endsAt - now });
  };
}
