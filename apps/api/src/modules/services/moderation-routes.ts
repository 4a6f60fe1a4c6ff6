import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../contract/next-page.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import { nextCursor, pageOf } from '../scams/page.ts';
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

  registerCall(app, ENDPOINTS.waitingReviews, async (request, reply) => {
    const page = pageOf(request.query);
    const reviews = await repository.waiting(page);
    const ends = reviews.map(({ id, createdAt }) => ({ id, lastReportedAt: createdAt, score: 0 }));
    const cursor = nextCursor(ends, page);
    if (cursor) linkToNextPage(request, reply, cursor);
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
