import type { Service } from '@scamguard/content/library';
import { ENDPOINTS, type ServiceResult } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors.ts';
import { page } from '../content/page.ts';
import type { ContentRepository } from '../content/repository.ts';
import { matcher } from '../content/search.ts';

export interface ServicesOptions {
  readonly content: Pick<ContentRepository, 'services'>;
}

export async function servicesRoutes(app: FastifyInstance, { content }: ServicesOptions) {
  registerCall(app, ENDPOINTS.services, async (request, reply) => {
    const { type, region, search } = request.query;
    const matches = matcher(search);
    const found = (await content.services(request.language)).filter(
      (service) =>
        (type === undefined || service.isFlagged === (type === 'flagged')) &&
        (region === undefined || service.region === region) &&
        matches(`${service.name}\n${service.type}\n${service.location}\n${service.description}`),
    );
    return page(found, request, reply).map(shown);
  });

  registerCall(app, ENDPOINTS.serviceDetails, async ({ query, language }) => {
    const found = (await content.services(language)).find(({ id }) => id === query.id);
    if (!found) throw new CodedError('not_found');
    return shown(found);
  });
}

function shown({ sample, ...service }: Service): ServiceResult {
  return { ...service, isSample: sample };
}
