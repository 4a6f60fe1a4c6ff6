import fastify, { type FastifyInstance } from 'fastify';
import { sharedSchemas } from './contract/schemas.ts';
import type { Database } from './db/client.ts';
import type { Settings } from './env.ts';
import { feedbackRepository } from './modules/feedback/repository.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { feedbackService } from './modules/feedback/service.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { regionsRepository } from './modules/regions/repository.ts';
import { regionsRoutes } from './modules/regions/routes.ts';
import { reputationLookup } from './modules/reputation/lookup.ts';
import { reputationRepository } from './modules/reputation/repository.ts';
import { scamsRepository } from './modules/scams/repository.ts';
import { scamsRoutes } from './modules/scams/routes.ts';
import { verifyRoutes } from './modules/verify/routes.ts';
import { verificationService } from './modules/verify/service.ts';
import { documentation } from './plugins/documentation.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { language } from './plugins/language.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { site } from './plugins/site/index.ts';
import { plainCheck } from './plugins/site/plain-check.ts';
import { strictJson } from './plugins/strict-json.ts';
import { serverOptions } from './server-options.ts';
import { visitorHash } from './visitor-hash.ts';

/** What the server is made of. */
export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  /** Key of all hashes of visitors. */
  readonly secret: string;
  readonly version: string;
}

/** The whole server, ready to listen or to be asked by tests; closing it closes the database. */
export async function buildApp({
  settings,
  database,
  secret,
  version,
}: Dependencies): Promise<FastifyInstance> {
  const app = fastify(serverOptions(settings));
  const { queries } = database;
  app.addHook('onClose', database.close);

  await app.register(language);
  await app.register(errorAnswers);
  await app.register(securityHeaders, { secure: settings.PUBLIC_URL?.protocol === 'https:' });
  await app.register(sameOrigin, { publicUrl: settings.PUBLIC_URL });
  await app.register(strictJson);
  for (const schema of sharedSchemas) app.addSchema(schema);
  await app.register(documentation, { version });

  const findReputation = reputationLookup(reputationRepository(queries), {
    onFailure: (err) => app.log.warn({ err }, 'Reputation is not available; the engine judges alone'),
  });
  const verification = verificationService(findReputation);
  await app.register(verifyRoutes, { service: verification });
  await app.register(feedbackRoutes, {
    service: feedbackService(feedbackRepository(queries), visitorHash(secret)),
  });
  await app.register(scamsRoutes, { repository: scamsRepository(queries) });
  await app.register(regionsRoutes, { repository: regionsRepository(queries) });
  await app.register(healthRoutes, { database, version });

  await app.register(site, { folder: settings.SITE_DIR });
  await app.register(plainCheck, { folder: settings.SITE_DIR, service: verification });
  return app;
}
