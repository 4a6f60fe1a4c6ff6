import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { folderStore } from './attachments/folder-store.ts';
import { AUDIO_FOLDER } from './content-folders.ts';
import { sharedSchemas } from './contract/schemas.ts';
import type { Database } from './db/client.ts';
import type { Settings } from './env.ts';
import { keyedHash } from './keyed-hash.ts';
import { mailer } from './mail/mailer.ts';
import { accounts } from './modules/accounts/plugin.ts';
import { alertsRoutes } from './modules/alerts/routes.ts';
import { audioRoutes } from './modules/audio/routes.ts';
import { contentRepository } from './modules/content/repository.ts';
import { educationRoutes } from './modules/education/routes.ts';
import { feedbackRepository } from './modules/feedback/repository.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { feedbackService } from './modules/feedback/service.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { messagesRepository } from './modules/messages/repository.ts';
import { messagesRoutes } from './modules/messages/routes.ts';
import { messagesService } from './modules/messages/service.ts';
import { moderationRepository } from './modules/moderation/repository.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { moderationService } from './modules/moderation/service.ts';
import { rateLimitsRepository } from './modules/rate-limits/repository.ts';
import { NO_LIMITS, rateLimits } from './modules/rate-limits/service.ts';
import { regionsRepository } from './modules/regions/repository.ts';
import { regionsRoutes } from './modules/regions/routes.ts';
import { reports } from './modules/reports/plugin.ts';
import { reputationIndex } from './modules/reputation/index.ts';
import { reputationLookup } from './modules/reputation/lookup.ts';
import { reputationRefresh } from './modules/reputation/plugin.ts';
import { reputationRepository } from './modules/reputation/repository.ts';
import { scamsRepository } from './modules/scams/repository.ts';
import { scamsRoutes } from './modules/scams/routes.ts';
import { scamsService } from './modules/scams/service.ts';
import { reviewModerationRoutes } from './modules/services/moderation-routes.ts';
import { servicesRepository } from './modules/services/repository.ts';
import { servicesRoutes } from './modules/services/routes.ts';
import { servicesService } from './modules/services/service.ts';
import { sessionsRepository } from './modules/sessions/repository.ts';
import { sessionsService } from './modules/sessions/service.ts';
import { tipsRoutes } from './modules/tips/routes.ts';
import { verifyRoutes } from './modules/verify/routes.ts';
import { verificationService } from './modules/verify/service.ts';
import { callLimits } from './plugins/call-limits.ts';
import { documentation } from './plugins/documentation.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { expiry } from './plugins/expiry.ts';
import { language } from './plugins/language.ts';
import { pressure } from './plugins/pressure.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { secretCookies } from './plugins/secret-cookies.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { site } from './plugins/site/index.ts';
import { plainCheck } from './plugins/site/plain-check.ts';
import { strictJson } from './plugins/strict-json.ts';
import { serverOptions } from './server-options.ts';
import { smsSender } from './sms/index.ts';
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
  await app.register(pressure);
  const secure = settings.PUBLIC_URL?.protocol === 'https:';
  await app.register(securityHeaders, { secure });
  await app.register(sameOrigin, { publicUrl: settings.PUBLIC_URL });
  await app.register(strictJson);
  await app.register(secretCookies, { secure });
  const sessions = sessionsService(sessionsRepository(queries));
  await app.register(session, { sessions });
  await app.register(expiry, { queries });
  const counts = rateLimitsRepository(queries);
  const isLimited = settings.RATE_LIMIT === 'on';
  if (isLimited) await app.register(callLimits, { repository: counts, secret });
  else
    app.log.error(
      'RATE_LIMIT is off: anybody may try passwords and send messages without end. For load tests only.',
    );
  const mail = mailer(settings);
  const sms = smsSender(settings, (line) => app.log.warn(line));
  for (const schema of sharedSchemas) app.addSchema(schema);
  await app.register(documentation, { version });

  const reputation = reputationRepository(queries);
  const lookup = reputationLookup(reputation, {
    onFailure: (err) => app.log.warn({ err }, 'Reputation is not available; the engine judges alone'),
  });
  const index = reputationIndex({ repository: reputation, lookup });
  await app.register(reputationRefresh, { index });
  const verification = verificationService(index.find);
  await app.register(verifyRoutes, { service: verification });
  await app.register(feedbackRoutes, {
    service: feedbackService(feedbackRepository(queries), visitorHash(secret)),
  });
  await app.register(accounts, {
    queries,
    secret,
    sessions,
    limits: isLimited ? rateLimits(counts, secret) : NO_LIMITS,
    sms,
    mail,
  });
  await app.register(messagesRoutes, {
    service: messagesService({
      repository: messagesRepository(queries),
      mail,
      to: settings.MAIL_TO,
      hash: visitorHash(secret),
      onFailure: (err) => app.log.warn({ err }, 'A message is stored, but could not be mailed'),
    }),
  });
  const store = folderStore(path.join(settings.DATA_DIR, 'attachments'));
  await app.register(reports, {
    database,
    store,
    secret,
    onChange: index.refresh,
  });
  await app.register(moderationRoutes, {
    service: moderationService({ repository: moderationRepository(queries), store, onChange: index.refresh }),
  });
  await app.register(scamsRoutes, {
    service: scamsService({
      repository: scamsRepository(queries),
      hashPart: keyedHash(secret, 'contact-part'),
    }),
  });
  await app.register(regionsRoutes, { repository: regionsRepository(queries) });
  const content = contentRepository(queries);
  await app.register(alertsRoutes, { content });
  await app.register(tipsRoutes, { content });
  await app.register(educationRoutes, { content });
  const services = servicesRepository(queries);
  await app.register(servicesRoutes, {
    service: servicesService({ content, repository: services, hash: keyedHash(secret, 'voter') }),
  });
  await app.register(reviewModerationRoutes, { repository: services });
  await app.register(audioRoutes, { folder: AUDIO_FOLDER });
  await app.register(healthRoutes, { database, version, isTestServer: sms.isTest });

  await app.register(site, { folder: settings.SITE_DIR });
  await app.register(plainCheck, { folder: settings.SITE_DIR, service: verification });
  return app;
}
