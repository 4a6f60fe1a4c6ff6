import type { User } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/client.ts';
import { rateLimitsRepository } from '../../rate-limits/repository.ts';
import { rateLimits } from '../../rate-limits/service.ts';
import { textSealer } from '../../sealed-text/sealer.ts';
import type { SessionsService } from '../sessions/service.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { secondFactorRepository } from './repository.ts';
import { secondFactorRoutes } from './routes.ts';
import { secondFactorService } from './service.ts';

export interface SecondFactorModule {
  readonly queries: Queries;
  readonly secret: string;
  readonly sessions: SessionsService;
  /** Brings a message to the number or the address of an account. */
  readonly deliver: (to: Pick<User, 'phoneNumber' | 'email'>, text: string) => Promise<void>;
}

/** The second factor of moderators, put together. */
export async function secondFactor(
  app: FastifyInstance,
  { queries, secret, sessions, deliver }: SecondFactorModule,
) {
  await app.register(secondFactorRoutes, {
    service: secondFactorService({
      repository: secondFactorRepository(queries),
      sessions,
      // It has limits of its own: `RATE_LIMIT` off must not let anybody try a million codes.
      limits: rateLimits(rateLimitsRepository(queries), secret),
      sealer: textSealer(secret),
      hashOfRecoveryCode: recoveryCodeHash(secret),
      tell: (user, text) =>
        void deliver(user, text).catch((err: unknown) =>
          app.log.warn({ err }, 'A moderator could not be told of a new authenticator app'),
        ),
    }),
  });
}
