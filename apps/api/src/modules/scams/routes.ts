import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../contract/next-page.ts';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import { untilOver } from '../../http/once-over.ts';
import { turns } from '../../limits/turns.ts';
import type { ScamsService } from './service.ts';

export interface ScamsRoutesOptions {
  readonly service: ScamsService;
}

/**
 * A search costs the database as much as hundreds of checks. However many people search, most of the database is left to the
 * checks. A search that waits has a turn within a quarter of a second, or is told when to come back. The next one is told at
 * once.
 */
const SEARCHES = { atOnce: 2, mostWaiting: 30, longestWait: 250 };

export async function scamsRoutes(app: FastifyInstance, { service }: ScamsRoutesOptions) {
  registerCall(app, ENDPOINTS.scamTypes, async (request, reply) =>
    page(await service.types(request.language), request, reply),
  );
  registerCall(app, ENDPOINTS.latestScams, async (request, reply) => {
    const { scams, nextCursor } = await service.latest(request.query, request.language);
    if (nextCursor) linkToNextPage(request, reply, nextCursor);
    return scams;
  });
  await app.register(searchRoute, { service });
}

async function searchRoute(app: FastifyInstance, { service }: ScamsRoutesOptions) {
  const searches = turns(SEARCHES);
  // Before the query is read, and before the limits count it: a refusal costs next to nothing.
  app.addHook('onRequest', async () => searches.refuseEarly());
  registerCall(app, ENDPOINTS.searchScams, async (request, reply) => {
    const { scams, nextCursor } = await searches.take(
      () => service.search(request.query, request.language, request.ip),
      untilOver(request, reply),
    );
    if (nextCursor) linkToNextPage(request, reply, nextCursor);
    return scams;
  });
}
