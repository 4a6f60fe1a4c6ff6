import type { FastifyInstance } from 'fastify';
import { attachmentStore } from '../attachments/index.ts';
import { talkKeys } from '../modules/assistant/talk-keys.ts';
import { confirmedThreatsRepository } from '../modules/confirmed-threats/repository.ts';
import { confirmedThreatsRoutes } from '../modules/confirmed-threats/routes.ts';
import { confirmedThreatsService } from '../modules/confirmed-threats/service.ts';
import { moderationRepository } from '../modules/moderation/repository.ts';
import { moderationRoutes } from '../modules/moderation/routes.ts';
import { moderationService } from '../modules/moderation/service.ts';
import { browserDataRepository } from '../modules/own-data/browser-repository.ts';
import { browserDataService } from '../modules/own-data/browser-service.ts';
import { dataCodes } from '../modules/own-data/data-code.ts';
import { ownDataRepository } from '../modules/own-data/repository.ts';
import { ownDataRoutes } from '../modules/own-data/routes.ts';
import { ownDataService } from '../modules/own-data/service.ts';
import { regionsRepository } from '../modules/regions/repository.ts';
import { regionsRoutes } from '../modules/regions/routes.ts';
import { forgetting } from '../modules/reports/forgetting.ts';
import { reports } from '../modules/reports/plugin.ts';
import { scamsRepository } from '../modules/scams/repository.ts';
import { scamsRoutes } from '../modules/scams/routes.ts';
import { scamsService } from '../modules/scams/service.ts';
import { voterKeys } from '../modules/services/voter-keys.ts';
import { webhooks } from '../modules/webhooks/plugin.ts';
import { webhooksRepository } from '../modules/webhooks/repository.ts';
import type { RateLimits } from '../rate-limits/service.ts';
import { retention } from '../retention/job.ts';
import { sealedRows } from '../sealed-text/sealed-rows.ts';
import { contactKeys } from '../secrets/contact-keys.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Reports of people, the decision to show them, and their search.
 *
 * @param onChange when what is known of links and numbers may have changed.
 */
export async function reportedScams(
  app: FastifyInstance,
  { settings, database, secret }: Dependencies,
  onChange: () => Promise<void>,
  limits: RateLimits,
) {
  const { queries } = database;
  const store = attachmentStore(settings);
  const sealed = sealedRows(secret);
  const keys = contactKeys(secret);
  await app.register(reports, { database, store, secret, sealed, keys, onChange });
  await app.register(moderationRoutes, {
    service: moderationService({ repository: moderationRepository(queries), store, sealed, onChange }),
  });
  await app.register(scamsRoutes, {
    service: scamsService({
      repository: scamsRepository(queries),
      keys,
      limits,
    }),
  });
  const threats = confirmedThreatsRepository(queries);
  await app.register(webhooks, {
    subscriptions: settings.WEBHOOKS ?? [],
    repository: webhooksRepository(queries),
    publicUrl: settings.PUBLIC_URL,
    fingerprint: threats.fingerprint,
  });
  await app.register(confirmedThreatsRoutes, {
    service: confirmedThreatsService({ repository: threats, sealed, keys }),
    holders: settings.THREATS_KEYS ?? [],
  });
  await app.register(regionsRoutes, { repository: regionsRepository(queries) });
  const forget = forgetting({ queries, store, sealed, onChange });
  await app.register(retention, { work: { queries, ...forget } });
  const voters = voterKeys(secret);
  await app.register(ownDataRoutes, {
    publicUrl: settings.PUBLIC_URL,
    browserService: browserDataService({
      repository: browserDataRepository(queries),
      voters,
      talks: talkKeys(secret),
    }),
    service: ownDataService({
      repository: ownDataRepository(queries),
      codes: dataCodes(secret),
      sealed,
      limits,
      voters,
      forgetReports: forget.forgetReports,
    }),
  });
}
