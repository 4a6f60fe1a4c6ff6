import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import { nameIn } from '../../http/languages.ts';
import type { RegionsRepository } from './repository.ts';

export interface RegionsOptions {
  readonly repository: RegionsRepository;
}

export async function regionsRoutes(app: FastifyInstance, { repository }: RegionsOptions) {
  registerCall(app, ENDPOINTS.regions, async (request, reply) => {
    const { language } = request;
    const regions = await repository.all();
    return page(regions, request, reply).map(({ id, names, country }) => ({
      id,
      name: nameIn(names, language),
      country,
    }));
  });
}
