import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { page } from '../content/page.ts';
import { matcher } from '../content/search.ts';
import type { ServicesService, Voter } from './service.ts';

export interface ServicesOptions {
  readonly service: ServicesService;
}

export async function servicesRoutes(app: FastifyInstance, { service: services }: ServicesOptions) {
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

  registerCall(app, ENDPOINTS.voteForService, async (request) => {
    const { verifiedCount, flaggedCount } = await services.vote(
      request.params['id'] ?? '',
      request.body,
      await voterOf(request),
    );
    return { verifiedCount, flaggedCount };
  });

  registerCall(app, ENDPOINTS.reviewService, async (request) => ({
    id: await services.review(request.params['id'] ?? '', request.body, await voterOf(request)),
    status: 'pending' as const,
  }));
}

async function voterOf(request: Pick<FastifyRequest, 'user' | 'ip' | 'headers'>): Promise<Voter> {
  const user = await request.user();
  return { accountId: user?.id, address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
