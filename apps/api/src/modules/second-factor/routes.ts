import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { moderatorVisit } from '../sessions/plugin.ts';
import type { SecondFactorService } from './service.ts';

export interface SecondFactorOptions {
  readonly service: SecondFactorService;
}

/** The actions of a moderator before the second factor was shown: set one up, and show it. */
export async function secondFactorRoutes(app: FastifyInstance, { service }: SecondFactorOptions) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerCall(app, ENDPOINTS.secondFactor, async (request) => service.state(await visitOf(request)));
  registerCall(app, ENDPOINTS.draftSecondFactor, async (request) => service.draft(await visitOf(request)));
  registerCall(app, ENDPOINTS.confirmSecondFactor, async (request) =>
    service.confirm(await visitOf(request), request.body.code, request.language),
  );
  registerCall(app, ENDPOINTS.showSecondFactor, async (request) =>
    service.show(await visitOf(request), request.body.code),
  );
}

const visitOf = async (request: FastifyRequest) => ({
  ...(await moderatorVisit(request)),
  token: request.secretCookie('session') ?? '',
});
