import type { Alert } from '@scamguard/content/library';
import { type AlertResult, ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { ContentRepository } from '../content/repository.ts';
import { daysSince, timeAgo } from './time-ago.ts';

const CURRENT_DAYS = 90;

export interface AlertsOptions {
  readonly content: Pick<ContentRepository, 'alerts'>;
}

export async function alertsRoutes(app: FastifyInstance, { content }: AlertsOptions) {
  registerCall(app, ENDPOINTS.alerts, async (request, reply) => {
    const alerts = await content.alerts(request.language);
    return page(alerts, request, reply).map((alert) => worded(alert, new Date(), request.language));
  });

  registerCall(app, ENDPOINTS.currentAlerts, async (request, reply) => {
    const now = new Date();
    const alerts = await content.alerts(request.language);
    const current = alerts.filter(({ publishedAt }) => daysSince(publishedAt, now) <= CURRENT_DAYS);
    return page(current, request, reply).map((alert) => worded(alert, now, request.language));
  });
}

function worded(alert: Alert, now: Date, language: AnswerLanguage): AlertResult {
  return { ...alert, timeAgo: timeAgo(alert.publishedAt, now, language) };
}
