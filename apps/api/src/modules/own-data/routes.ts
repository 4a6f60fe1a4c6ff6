import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { signedInUser } from '../../plugins/session.ts';
import type { OwnDataService } from './service.ts';

export interface OwnDataRoutesOptions {
  readonly service: OwnDataService;
}

/** What somebody sees and deletes of what is kept of them. */
export async function ownDataRoutes(app: FastifyInstance, { service }: OwnDataRoutesOptions) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  registerCall(app, ENDPOINTS.ownData, async (request) =>
    service.ofAccount(await signedInUser(request), request.language),
  );

  registerCall(app, ENDPOINTS.deleteOwnData, async (request, reply) => {
    const proof = { password: request.body.password, session: request.secretCookie('session') };
    const answer = await service.deleteAccount(await signedInUser(request), proof);
    reply.clearSecretCookie('session');
    return answer;
  });

  registerCall(app, ENDPOINTS.codeData, ({ body: { code }, ip: address, language }) =>
    service.underCode({ code, address }, language),
  );

  registerCall(app, ENDPOINTS.deleteCodeData, ({ body: { code }, ip: address }) =>
    service.deleteUnderCode({ code, address }),
  );
}
