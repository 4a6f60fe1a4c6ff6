import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { FeedbackService } from './service.ts';

export interface FeedbackOptions {
  readonly service: FeedbackService;
}

export async function feedbackRoutes(app: FastifyInstance, { service }: FeedbackOptions) {
  registerCall(app, ENDPOINTS.feedback, ({ body, ip, headers }) =>
    service.give(body, { address: ip, userAgent: headers['user-agent'] ?? '' }),
  );
}
