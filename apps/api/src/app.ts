import fastify, { type FastifyInstance } from 'fastify';
import { attachmentStore } from './attachments/index.ts';
import { AUDIO_FOLDER, GUIDE_FOLDER, VIDEOS_FOLDER } from './content-folders.ts';
import { sharedSchemas } from './contract/schemas.ts';
import type { Database } from './db/client.ts';
import type { Settings } from './env.ts';
import { keyedHash } from './keyed-hash.ts';
import { llmPhraser } from './llm/index.ts';
import { mailer } from './mail/mailer.ts';
import { accounts } from './modules/accounts/plugin.ts';
import { alertsRoutes } from './modules/alerts/routes.ts';
import { conversationsRepository } from './modules/assistant/repository.ts';
import { assistantService } from './modules/assistant/service.ts';
import { audioRoutes } from './modules/audio/routes.ts';
import { contentRepository } from './modules/content/repository.ts';
import { editorialRoutes } from './modules/editorial/routes.ts';
import { courseFileRoutes } from './modules/education/file-routes.ts';
import { educationRoutes } from './modules/education/routes.ts';
import { feedbackRepository } from './modules/feedback/repository.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { feedbackService } from './modules/feedback/service.ts';
import { guideRoutes } from './modules/guide/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { messagesRepository } from './modules/messages/repository.ts';
import { messagesRoutes } from './modules/messages/routes.ts';
import { messagesService } from './modules/messages/service.ts';
import { moderationRepository } from './modules/moderation/repository.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { moderationService } from './modules/moderation/service.ts';
import { oidc } from './modules/oidc/plugin.ts';
import { outsideFacts } from './modules/outside/index.ts';
import { partnerCounts } from './modules/partners/counts.ts';
import { picturesRoutes } from './modules/pictures/routes.ts';
import { picturesService } from './modules/pictures/service.ts';
import { textReader } from './modules/pictures/text-reader.ts';
import { practiceRoutes } from './modules/practice/routes.ts';
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
import { threatListsRefresh } from './modules/threat-lists/plugin.ts';
import { threatListsRepository } from './modules/threat-lists/repository.ts';
import { tipsRoutes } from './modules/tips/routes.ts';
import { verifyRoutes } from './modules/verify/routes.ts';
import { verificationService } from './modules/verify/service.ts';
import { videosRoutes } from './modules/videos/routes.ts';
import { callLimits } from './plugins/call-limits.ts';
import { documentation } from './plugins/documentation.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { expiry } from './plugins/expiry.ts';
import { language } from './plugins/language.ts';
import { metrics } from './plugins/metrics.ts';
import { type PressureOptions, pressure } from './plugins/pressure.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { secretCookies } from './plugins/secret-cookies.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { site } from './plugins/site/index.ts';
import { plainCheck } from './plugins/site/plain-check.ts';
import { plainReport } from './plugins/site/plain-report.ts';
import { searchEngines } from './plugins/site/search-engines.ts';
import { strictJson } from './plugins/strict-json.ts';
import { widgetCalls } from './plugins/widgets/calls.ts';
import { widgetFiles } from './plugins/widgets/files.ts';
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
  /** What the process bears; by default what one core does. */
  readonly bearable?: PressureOptions;
}

/** A load test wants to see how late answers come, and not that they are refused. */
const EVERYTHING: PressureOptions = { maxEventLoopDelay: 0 };

/** The whole server, ready to listen or to be asked by tests; closing it closes the database. */
export async function buildApp({
  settings,
  database,
  secret,
  version,
  bearable = {},
}: Dependencies): Promise<FastifyInstance> {
  const app = fastify(serverOptions(settings));
  const { queries } = database;
  app.addHook('onClose', database.close);

  await app.register(language);
  await app.register(errorAnswers);
  await app.register(metrics, { port: settings.METRICS_PORT, host: settings.METRICS_HOST });
  const isLimited = settings.RATE_LIMIT === 'on';
  await app.register(pressure, isLimited ? bearable : EVERYTHING);
  const secure = settings.PUBLIC_URL?.protocol === 'https:';
  await app.register(securityHeaders, { secure });
  await app.register(sameOrigin, { publicUrl: settings.PUBLIC_URL });
  await app.register(widgetCalls, {
    publicUrl: settings.PUBLIC_URL,
    partners: settings.WIDGET_KEYS,
    counts: partnerCounts(queries),
  });
  await app.register(strictJson);
  await app.register(secretCookies, { secure });
  const sessions = sessionsService(sessionsRepository(queries));
  await app.register(session, { sessions });
  await app.register(expiry, { queries });
  const counts = rateLimitsRepository(queries);
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
  await app.register(threatListsRefresh, {
    urls: settings.FEED_URLS ?? [],
    repository: threatListsRepository(queries),
    onChange: index.refresh,
  });
  const verification = verificationService(index, outsideFacts(settings));
  const assistant = assistantService({
    repository: conversationsRepository(queries),
    findReputation: index.find,
    hash: keyedHash(secret, 'conversation'),
    ...llmPhraser(settings, (reason) => app.log.warn({ reason }, 'A reply is given in its plain words')),
  });
  await app.register(verifyRoutes, { service: verification, assistant });
  const reader = textReader();
  app.addHook('onClose', reader.close);
  await app.register(picturesRoutes, { service: picturesService(reader) });
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
  await app.register(oidc, {
    providers: settings.OIDC_PROVIDERS ?? [],
    publicUrl: settings.PUBLIC_URL,
    queries,
    sessions,
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
  const store = attachmentStore(settings);
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
  await app.register(courseFileRoutes, { content });
  await app.register(practiceRoutes);
  await app.register(editorialRoutes);
  const services = servicesRepository(queries);
  await app.register(servicesRoutes, {
    service: servicesService({ content, repository: services, hash: keyedHash(secret, 'voter') }),
  });
  await app.register(reviewModerationRoutes, { repository: services });
  await app.register(audioRoutes, { folder: AUDIO_FOLDER });
  await app.register(videosRoutes, { folder: VIDEOS_FOLDER });
  await app.register(guideRoutes, { folder: GUIDE_FOLDER });
  await app.register(healthRoutes, { database, version, isTestServer: sms.isTest });

  await app.register(widgetFiles, { folder: settings.WIDGETS_DIR });
  await app.register(searchEngines, { folder: settings.SITE_DIR, publicUrl: settings.PUBLIC_URL });
  await app.register(site, { folder: settings.SITE_DIR, publicUrl: settings.PUBLIC_URL });
  await app.register(plainCheck, { folder: settings.SITE_DIR, service: verification });
  await app.register(plainReport, { folder: settings.SITE_DIR });
  return app;
}
