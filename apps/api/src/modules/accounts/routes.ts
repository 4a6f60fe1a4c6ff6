import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { CODE_LIFETIME_SECONDS } from '../one-time-codes/service.ts';
import type { SessionsService } from '../sessions/service.ts';
import { KNOWN_DEVICE_SECONDS, type KnownDevices } from './known-devices.ts';
import type { AccountsService } from './service.ts';
import type { SignIn } from './sign-in.ts';

export interface AccountsOptions {
  readonly service: AccountsService;
  readonly signIn: SignIn;
  readonly sessions: SessionsService;
  readonly devices: KnownDevices;
  /** Whether codes go to the log only. */
  readonly isTestServer: boolean;
}

export async function accountsRoutes(
  app: FastifyInstance,
  { service, signIn, sessions, devices, isTestServer }: AccountsOptions,
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  registerCall(app, ENDPOINTS.register, async ({ body, ip, language }, reply) => {
    const { phoneNumber, token } = await service.register(body, { address: ip, language });
    reply.setSecretCookie('code', token, CODE_LIFETIME_SECONDS);
    return { phoneNumber, expiresInSeconds: CODE_LIFETIME_SECONDS, isTestServer };
  });

  registerCall(app, ENDPOINTS.verifyOtp, async (request, reply) => {
    const user = await service.confirm(request.body, request.secretCookie('code') ?? '');
    reply.clearSecretCookie('code');
    reply.setSecretCookie('device', devices.cookieFor(user.id), KNOWN_DEVICE_SECONDS);
    return { user };
  });

  registerCall(app, ENDPOINTS.login, async (request, reply) => {
    const { user, session, device, hasWeakPassword } = await signIn(request.body, {
      address: request.ip,
      device: request.secretCookie('device'),
      session: request.secretCookie('session'),
    });
    reply.setSecretCookie('session', session.token, session.keptSeconds);
    reply.setSecretCookie('device', device, KNOWN_DEVICE_SECONDS);
    return { user, ...(hasWeakPassword && { shouldChangePassword: true }) };
  });

  registerCall(app, ENDPOINTS.logout, async (request, reply) => {
    const token = request.secretCookie('session');
    if (token) await sessions.end(token);
    reply.clearSecretCookie('session');
    return {};
  });

  registerCall(app, ENDPOINTS.me, async (request) => ({ user: (await request.user()) ?? null }));
}
