import type { FastifyInstance } from 'fastify';
import { attachmentStore } from '../attachments/index.ts';
import { keyedHash } from '../keyed-hash.ts';
import { moderationRepository } from '../modules/moderation/repository.ts';
import { moderationRoutes } from '../modules/moderation/routes.ts';
import { moderationService } from '../modules/moderation/service.ts';
import { dataCodes } from '../modules/own-data/data-code.ts';
import { ownDataRepository } from '../modules/own-data/repository.ts';
import { ownDataRoutes } from '../modules/own-data/routes.ts';
import { ownDataService } from '../modules/own-data/service.ts';
import type { RateLimits } from '../modules/rate-limits/service.ts';
import { regionsRepository } from '../modules/regions/repository.ts';
import { regionsRoutes } from '../modules/regions/routes.ts';
import { forgetting } from '../modules/reports/forgetting.ts';
import { reports } from '../modules/reports/plugin.ts';
import { scamsRepository } from '../modules/scams/repository.ts';
import { scamsRoutes } from '../modules/scams/routes.ts';
import { scamsService } from '../modules/scams/service.ts';
import { retention } from '../retention/job.ts';
import { sealedRows } from '../sealed-text/sealed-rows.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * What people report, who lets it be seen, and how it is found.
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
  await app.register(reports, { database, store, secret, sealed, onChange });
  await app.register(moderationRoutes, {
    service: moderationService({ repository: moderationRepository(queries), store, sealed, onChange }),
  });
  await app.register(scamsRoutes, {
    service: scamsService({
      repository: scamsRepository(queries),
      limits,
    }),
  });
  await app.register(regionsRoutes, { repository: regionsRepository(queries) });
  const forget = forgetting({ queries, store, sealed, onChange });
  await app.register(retention, { work: { queries, ...forget } });
  await app.register(ownDataRoutes, {
    service: ownDataService({
      repository: ownDataRepository(queries),
      codes: dataCodes(secret),
      sealed,
      limits,
      voter: keyedHash(secret, 'voter'),
      forgetReports: forget.forgetReports,
    }),
  });
}
