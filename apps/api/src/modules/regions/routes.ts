import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { nameIn } from '../../http/languages.ts';
import type { RegionsRepository } from './repository.ts';

export interface RegionsOptions {
  readonly repository: RegionsRepository;
}

export async function regionsRoutes(app: FastifyInstance, { repository }: RegionsOptions) {
  registerCall(app, ENDPOINTS.regions, async ({ language }) => {
    const regions = await repository.all();
    return regions.map(({ id, names, country }) => ({ id, name: nameIn(names, language), country }));
  });
}
