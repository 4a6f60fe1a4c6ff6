import type { Alert } from '@scamguard/content/library';
import { type AlertResult, ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { ContentRepository } from '../content/repository.ts';
import { daysSince, timeAgo } from './time-ago.ts';

/** An alert that names no end is current for so long after we published it. */
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
    const current = alerts.filter((alert) => isCurrent(alert, now));
    return page(current, request, reply).map((alert) => worded(alert, now, request.language));
  });
}

/** Until the end of its last day. */
function isCurrent({ publishedAt, endsOn }: Alert, now: Date): boolean {
  return endsOn === undefined
    ? daysSince(publishedAt, now) <= CURRENT_DAYS
    : now.toISOString().slice(0, 10) <= endsOn;
}

/** When what it tells was seen, which may be long before we told it. */
const seenOn = ({ publishedAt, source }: Alert): string => source.publishedOn ?? publishedAt;

function worded(alert: Alert, now: Date, language: AnswerLanguage): AlertResult {
  return { ...alert, timeAgo: timeAgo(seenOn(alert), now, language) };
}
