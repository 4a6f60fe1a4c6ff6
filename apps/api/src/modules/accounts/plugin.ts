import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/client.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimits } from '../../rate-limits/service.ts';
import type { CappedSms } from '../../sms/capped.ts';
import { oneTimeCodesRepository } from '../one-time-codes/repository.ts';
import { oneTimeCodes } from '../one-time-codes/service.ts';
import type { SessionsService } from '../sessions/service.ts';
import { attempts as attemptsOf } from './attempts.ts';
import { knownDevices } from './known-devices.ts';
import { passwordService } from './password.ts';
import { passwordRoutes } from './password-routes.ts';
import { accountsRepository } from './repository.ts';
import { accountsRoutes } from './routes.ts';
import { accountsService } from './service.ts';
import { signIn } from './sign-in.ts';

export interface AccountsModule {
  readonly queries: Queries;
  readonly secret: string;
  readonly sessions: SessionsService;
  readonly limits: RateLimits;
  readonly sms: CappedSms;
  readonly mail: Mailer;
}

/** Everything about accounts, put together. */
export async function accounts(
  app: FastifyInstance,
  { queries, secret, sessions, limits, sms, mail }: AccountsModule,
) {
  const repository = accountsRepository(queries);
  const codes = oneTimeCodes(oneTimeCodesRepository(queries), secret);
  const attempts = attemptsOf(limits);
  const devices = knownDevices(secret);
  const common = { repository, codes, sessions, attempts };
  const { isTest: isTestServer } = sms;
  await app.register(accountsRoutes, {
    service: accountsService({ ...common, sms }),
    signIn: signIn({ repository, sessions, attempts, devices }),
    sessions,
    devices,
    isTestServer,
  });
  await app.register(passwordRoutes, {
    service: passwordService({
      ...common,
      deliver: ({ kind, value }, text) =>
        kind === 'phone' ? sms.send(value, text) : mail.send({ to: value, subject: 'ScamGuard', text }),
      refuseIfSpent: async ({ kind, value }) => {
        if (kind === 'phone') await sms.refuseIfSpent(value);
      },
      onFailure: (err) => app.log.warn({ err }, 'A code could not be sent'),
    }),
    devices,
    isTestServer,
  });
}
