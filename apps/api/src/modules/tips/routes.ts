import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import type { ContentRepository } from '../content/repository.ts';

export interface TipsOptions {
  readonly content: Pick<ContentRepository, 'tips'>;
}

export async function tipsRoutes(app: FastifyInstance, { content }: TipsOptions) {
  registerCall(app, ENDPOINTS.dailyTips, async (request, reply) =>
    page(await content.tips(request.language), request, reply),
  );
}
