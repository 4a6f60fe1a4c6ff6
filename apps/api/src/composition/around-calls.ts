import type { FastifyInstance } from 'fastify';
import { sharedSchemas } from '../contract/schemas.ts';
import { documentation } from '../documentation/plugin.ts';
import { type StorageWatch, storageWatch } from '../modules/health/storage.ts';
import { partnerCounts } from '../modules/partners/counts.ts';
import { hideOlderKeys } from '../modules/reputation/hide-older-keys.ts';
import { session } from '../modules/sessions/plugin.ts';
import { sessionsRepository } from '../modules/sessions/repository.ts';
import { type SessionsService, sessionsService } from '../modules/sessions/service.ts';
import { callLimits } from '../plugins/call-limits.ts';
import { errorAnswers } from '../plugins/error-answers.ts';
import { language } from '../plugins/language.ts';
import { metrics } from '../plugins/metrics.ts';
import { type PressureOptions, pressure } from '../plugins/pressure.ts';
import { sameOrigin } from '../plugins/same-origin.ts';
import { secretCookies } from '../plugins/secret-cookies.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import { strictJson } from '../plugins/strict-json.ts';
import { traces } from '../plugins/traces.ts';
import { rateLimitsRepository } from '../rate-limits/repository.ts';
import { NO_LIMITS, type RateLimits, rateLimits } from '../rate-limits/service.ts';
import { sealedText } from '../sealed-text/plugin.ts';
import { contactKeys } from '../secrets/contact-keys.ts';
import { widgetCalls } from '../widgets/calls.ts';
import type { Dependencies } from './dependencies.ts';

/** A load test wants to see how late answers come, and not that everybody is refused for seconds. */
const LONG_LATE: PressureOptions = { maxEventLoopDelay: 0 };

/** Services that tell calls who asks, and services that hear of calls. */
export interface Entrance {
  readonly sessions: SessionsService;
  readonly limits: RateLimits;
  readonly storage: StorageWatch;
}

/** The surroundings of every call: who asks, in which language, how often, and what is refused before it is read. */
export async function aroundCalls(
  app: FastifyInstance,
  { settings, database: { engine, queries }, secret, version, bearable = {} }: Dependencies,
): Promise<Entrance> {
  const isLimited = settings.RATE_LIMIT === 'on';
  const secure = settings.PUBLIC_URL?.protocol === 'https:';
  await app.register(traces, { settings, version });
  await app.register(language);
  await app.register(errorAnswers);
  const isKeptHere = engine === 'pglite' || !settings.S3_BUCKET;
  const storage = storageWatch({ folder: isKeptHere ? settings.DATA_DIR : undefined });
  app.addHook('onError', async (_request, _reply, error) => storage.note(error));
  await app.register(metrics, { port: settings.METRICS_PORT, host: settings.METRICS_HOST });
  await app.register(pressure, isLimited ? bearable : { ...bearable, ...LONG_LATE });
  await app.register(securityHeaders, { secure });
  await app.register(sameOrigin, { publicUrl: settings.PUBLIC_URL });
  await app.register(widgetCalls, {
    publicUrl: settings.PUBLIC_URL,
    partners: settings.WIDGET_KEYS,
    counts: partnerCounts(queries),
  });
  await app.register(strictJson);
  await app.register(secretCookies, { secure, publicUrl: settings.PUBLIC_URL });
  const sessions = sessionsService(sessionsRepository(queries));
  await app.register(session, { sessions });
  // This runs before anybody is answered, because nothing is found under a key that is still readable. If it fails here, it is
  // tried again with the texts.
  let areHidden = false;
  const hideKeys = async () => {
    if (!areHidden) await hideOlderKeys(queries, contactKeys(secret));
    areHidden = true;
  };
  await hideKeys().catch((err: unknown) =>
    app.log.warn({ err }, 'Keys of an older release stay readable for now'),
  );
  await app.register(sealedText, { queries, secret, also: hideKeys });
  const repository = rateLimitsRepository(queries);
  if (isLimited) await app.register(callLimits, { repository, secret });
  else
    app.log.error(
      'RATE_LIMIT is off: anybody may try passwords and send messages without end. For load tests only.',
    );
  for (const schema of sharedSchemas) app.addSchema(schema);
  await app.register(documentation, { publicUrl: settings.PUBLIC_URL });
  return { sessions, limits: isLimited ? rateLimits(repository, secret) : NO_LIMITS, storage };
}
