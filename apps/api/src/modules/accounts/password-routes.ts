import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { CODE_LIFETIME_SECONDS } from '../one-time-codes/service.ts';
import { signedInUser } from '../sessions/plugin.ts';
import { KNOWN_DEVICE_SECONDS, type KnownDevices } from './known-devices.ts';
import type { PasswordService } from './password.ts';

export interface PasswordOptions {
  readonly service: PasswordService;
  readonly devices: KnownDevices;
  /** Whether codes go to the log only. */
  readonly isTestServer: boolean;
}

export async function passwordRoutes(
  app: FastifyInstance,
  { service, devices, isTestServer }: PasswordOptions,
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  registerCall(app, ENDPOINTS.passwordCode, async ({ body, ip, language }, reply) => {
    const token = await service.sendCode(body.phoneOrEmail, { address: ip, language });
    reply.setSecretCookie('code', token, CODE_LIFETIME_SECONDS);
    return { expiresInSeconds: CODE_LIFETIME_SECONDS, isTestServer };
  });

  registerCall(app, ENDPOINTS.resetPassword, async (request, reply) => {
    const user = await service.reset(request.body, request.secretCookie('code') ?? '');
    reply.clearSecretCookie('code');
    reply.clearSecretCookie('session');
    reply.setSecretCookie('device', devices.cookieFor(user.id), KNOWN_DEVICE_SECONDS);
    return { user };
  });

  registerCall(app, ENDPOINTS.changePassword, async (request) => {
    const owner = { user: await signedInUser(request), address: request.ip };
    return {
      user: await service.change(request.body, { ...owner, session: request.secretCookie('session') }),
    };
  });
}
