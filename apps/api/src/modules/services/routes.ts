import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import type { SignedTokens } from '../../secrets/signed-token.ts';
import { matcher } from '../content/search.ts';
import type { ServicesService, Voter } from './service.ts';

export interface ServicesOptions {
  readonly service: ServicesService;
  /** The cookie that makes a browser's votes and reviews its own. */
  readonly tokens: SignedTokens;
}

const ONE_YEAR_SECONDS = 31_536_000;

export async function servicesRoutes(app: FastifyInstance, { service: services, tokens }: ServicesOptions) {
  registerCall(app, ENDPOINTS.services, async (request, reply) => {
    const { type, region, search } = request.query;
    const matches = matcher(search);
    const found = (await services.all(request.language)).filter(
      (service) =>
        (type === undefined || service.isFlagged === (type === 'flagged')) &&
        (region === undefined || service.region === region) &&
        matches(`${service.name}\n${service.type}\n${service.location}\n${service.description}`),
    );
    return page(found, request, reply);
  });

  registerCall(app, ENDPOINTS.serviceDetails, ({ query, language }) => services.get(query.id, language));

  registerCall(app, ENDPOINTS.voteForService, async (request, reply) => {
    const { verifiedCount, flaggedCount } = await services.vote(
      request.params['id'] ?? '',
      request.body,
      await voterOf(request, reply),
    );
    return { verifiedCount, flaggedCount };
  });

  registerCall(app, ENDPOINTS.reviewService, async (request, reply) => ({
    id: await services.review(request.params['id'] ?? '', request.body, await voterOf(request, reply)),
    status: 'pending' as const,
  }));

  async function voterOf(
    request: Pick<FastifyRequest, 'user' | 'ip' | 'secretCookie'>,
    reply: Pick<FastifyReply, 'setSecretCookie'>,
  ): Promise<Voter> {
    const user = await request.user();
    const kept = request.secretCookie('voter');
    const token = tokens.isOurs(kept) ? kept : tokens.make();
    if (!user) reply.setSecretCookie('voter', token, ONE_YEAR_SECONDS);
    return { accountId: user?.id, token, address: request.ip };
  }
}
