import { createHmac } from 'node:crypto';
import { CodedError } from '../errors/index.ts';
import type { RateLimitsRepository } from './repository.ts';

/** How often something may be done in how long. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** One thing done by, or to, somebody: `['code', '+2290197123456']`. Hashed before it is stored. */
export type Deed = readonly [what: string, ...whom: string[]];

export interface RateLimits {
  /**
   * @param onLast called when the last one of a window is taken, once over all instances.
   * @throws {CodedError} `too_many_requests`, saying when to come back, once the limit is passed.
   */
  readonly take: (deed: Deed, limit: Limit, onLast?: () => void) => Promise<void>;
  /**
   * Takes nothing.
   *
   * @throws {CodedError} what `take` would throw now.
   */
  readonly refuseIfSpent: (deed: Deed, limit: Limit) => Promise<void>;
  /** Begins again at none. */
  readonly forget: (deed: Deed) => Promise<void>;
}

/** No limits at all, for load tests only. */
export const NO_LIMITS: RateLimits = {
  take: async () => undefined,
  refuseIfSpent: async () => undefined,
  forget: async () => undefined,
};

export function rateLimits({ count, look, forget }: RateLimitsRepository, secret: string): RateLimits {
  const key = ([what, ...whom]: Deed) =>
    `${what} ${createHmac('sha256', secret).update(whom.join('\n')).digest('base64url')}`;
  return {
    take: async (deed, { max, windowMs }, onLast) => {
      const { current, ttl } = await count(key(deed), windowMs);
      if (current > max) throw tooMany(ttl);
      if (current === max) onLast?.();
    },
    refuseIfSpent: async (deed, { max, windowMs }) => {
      const counted = await look(key(deed), windowMs);
      if (counted && counted.current >= max) throw tooMany(counted.ttl);
    },
    forget: (deed) => forget(key(deed)),
  };
}

const tooMany = (ttl: number) => new CodedError('too_many_requests', undefined, Math.ceil(ttl / 1_000));
