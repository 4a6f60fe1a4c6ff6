import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { nameIn } from '../../languages.ts';
import type { ScamsRepository } from './repository.ts';

export interface ScamsOptions {
  readonly repository: ScamsRepository;
}

export async function scamsRoutes(app: FastifyInstance, { repository }: ScamsOptions) {
  registerCall(app, ENDPOINTS.scamTypes, async ({ language }) => {
    const types = await repository.types();
    return types.map(({ id, names }) => ({ id, name: nameIn(names, language) }));
  });
}
