import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import { isFromOurPages } from '../../plugins/same-origin.ts';
import { requireSudo, signedInUser } from '../sessions/plugin.ts';
import type { BrowserDataService } from './browser-service.ts';
import type { OwnDataService } from './service.ts';

export interface OwnDataRoutesOptions {
  readonly service: OwnDataService;
  readonly browserService: BrowserDataService;
  /** The site's address, where it is not the one that requests name as their host. */
  readonly publicUrl: URL | undefined;
}

/** The calls by which people see and delete the data that is kept of them. */
export async function ownDataRoutes(
  app: FastifyInstance,
  { service, browserService, publicUrl }: OwnDataRoutesOptions,
) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Another site may not even read: a site that embeds us learns nothing of its visitors.
    if (!isFromOurPages(request, publicUrl)) throw new CodedError('cross_origin');
  });

  registerCall(app, ENDPOINTS.ownData, async (request) =>
    service.ofAccount(await signedInUser(request), request.language),
  );

  registerCall(app, ENDPOINTS.deleteOwnData, async (request, reply) => {
    const proof = { password: request.body.password, session: request.secretCookie('session') };
    const user = await signedInUser(request);
    // With a password alone, a thief could make a moderator's trail end.
    if (user.roles.includes('moderator')) await requireSudo(request);
    const answer = await service.deleteAccount(user, proof);
    reply.clearSecretCookie('session');
    return answer;
  });

  registerCall(app, ENDPOINTS.codeData, ({ body: { code }, ip: address, language }) =>
    service.underCode({ code, address }, language),
  );

  registerCall(app, ENDPOINTS.deleteCodeData, ({ body: { code }, ip: address }) =>
    service.deleteUnderCode({ code, address }),
  );

  registerCall(app, ENDPOINTS.browserData, (request) =>
    browserService.of(cookiesOf(request), request.language),
  );

  registerCall(app, ENDPOINTS.deleteBrowserData, async (request, reply) => {
    const answer = await browserService.remove(cookiesOf(request));
    reply.clearSecretCookie('voter');
    reply.clearSecretCookie('case');
    return answer;
  });
}

const cookiesOf = (request: Pick<FastifyRequest, 'secretCookie'>) => ({
  voter: request.secretCookie('voter'),
  talks: request.secretCookie('case'),
});
