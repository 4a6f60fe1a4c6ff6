import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/client.ts';
import { textSealer } from '../../sealed-text/sealer.ts';
import { rateLimitsRepository } from '../rate-limits/repository.ts';
import { rateLimits } from '../rate-limits/service.ts';
import type { SessionsService } from '../sessions/service.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { secondFactorRepository } from './repository.ts';
import { secondFactorRoutes } from './routes.ts';
import { secondFactorService } from './service.ts';

export interface SecondFactorModule {
  readonly queries: Queries;
  readonly secret: string;
  readonly sessions: SessionsService;
}

/** The second factor of moderators, put together. */
export async function secondFactor(app: FastifyInstance, { queries, secret, sessions }: SecondFactorModule) {
  await app.register(secondFactorRoutes, {
    service: secondFactorService({
      repository: secondFactorRepository(queries),
      sessions,
      // Of its own: `RATE_LIMIT` off must not let anybody try a million codes.
      limits: rateLimits(rateLimitsRepository(queries), secret),
      sealer: textSealer(secret),
      hashOfRecoveryCode: recoveryCodeHash(secret),
    }),
  });
}
