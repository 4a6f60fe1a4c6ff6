import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../contract/next-page.ts';
import { registerCall } from '../../contract/route.ts';
import type { ScamsService } from './service.ts';

export interface ScamsRoutesOptions {
  readonly service: ScamsService;
}

export async function scamsRoutes(app: FastifyInstance, { service }: ScamsRoutesOptions) {
  registerCall(app, ENDPOINTS.scamTypes, ({ language }) => service.types(language));
  registerCall(app, ENDPOINTS.latestScams, async (request, reply) => {
    const { scams, nextCursor } = await service.latest(request.query, request.language);
    if (nextCursor) linkToNextPage(request, reply, nextCursor);
    return scams;
  });
  registerCall(app, ENDPOINTS.searchScams, async (request, reply) => {
    const { scams, nextCursor } = await service.search(request.query, request.language);
    if (nextCursor) linkToNextPage(request, reply, nextCursor);
    return scams;
  });
}
