import { ENDPOINTS, PAGE_SIZE } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors.ts';
import { requireModerator, requireSudo } from '../sessions/plugin.ts';
import type { ServicesRepository } from './repository.ts';

const STATUS = { publish: 'published', reject: 'rejected' } as const;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface ReviewModerationOptions {
  readonly repository: Pick<ServicesRepository, 'waiting' | 'decide'>;
}

/** What moderators do with reviews. */
export async function reviewModerationRoutes(app: FastifyInstance, { repository }: ReviewModerationOptions) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await requireModerator(request);
  });

  registerCall(app, ENDPOINTS.waitingReviews, async () => {
    const reviews = await repository.waiting(PAGE_SIZE.max);
    return reviews.map(({ id, serviceId, rating, content, createdAt }) => ({
      id,
      serviceId,
      rating,
      content,
      createdAt: createdAt.toISOString(),
    }));
  });

  registerCall(app, ENDPOINTS.decideReview, async (request) => {
    const {
      params: { id = '' },
      body,
    } = request;
    if (body.decision === 'reject') await requireSudo(request);
    const status = STATUS[body.decision];
    if (!UUID.test(id) || !(await repository.decide(id, status))) throw new CodedError('not_found');
    return { status };
  });
}
