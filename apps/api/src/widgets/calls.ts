import { CASE_TOKEN_HEADER, PATHS, WIDGET_CALLS, WIDGET_KEY_HEADER } from '@scamguard/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CodedError } from '../errors/index.ts';
import type { PartnerCounts } from '../modules/partners/counts.ts';
import { isFromOurPages } from '../plugins/same-origin.ts';
import type { Partner } from '../settings/partners.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The site whose page makes this call by a widget: a partner's name, or {@link STRANGE_SITES}; undefined on our own pages.
     */
    widgetSite: string | undefined;
  }
}

export interface WidgetCallsOptions {
  readonly publicUrl: URL | undefined;
  /** Absent: every site may make the calls. */
  readonly partners: readonly Partner[] | undefined;
  readonly counts: PartnerCounts;
}

/** All sites that no key is known of, together: anybody can invent the origin of one. No partner has this name. */
const STRANGE_SITES = '*';
const MINUTE_MS = 60_000;
/** Calls a minute of all visitors of one partner together, on one instance. */
const MOST_CALLS_A_MINUTE = 3_000;
const ONE_DAY_SECONDS = 86_400;

/** Lets pages of other sites make the widgets' calls (Fetch standard, section 3.2), without anybody's cookies. */
export const widgetCalls = fp<WidgetCallsOptions>(async (app, { publicUrl, partners, counts }) => {
  const take = limiter();
  app.decorateRequest('widgetSite', undefined);

  const allowed = (origin: string) => !partners || partners.some(({ origins }) => origins.has(origin));
  const open = (reply: FastifyReply, origin: string) =>
    reply.headers({
      'access-control-allow-origin': partners ? origin : '*',
      'access-control-expose-headers': 'link, retry-after, x-request-id',
    });

  for (const name of WIDGET_CALLS) {
    const { method, path } = PATHS[name];
    app.options(
      path.replace('{id}', ':id'),
      { schema: { hide: true } },
      async ({ headers: { origin = '' } }, reply) => {
        if (!allowed(origin)) throw new CodedError('site_not_allowed');
        return open(reply, origin)
          .headers({
            'access-control-allow-methods': method,
            'access-control-allow-headers': `content-type, accept-language, idempotency-key, ${WIDGET_KEY_HEADER}, ${CASE_TOKEN_HEADER}`,
            'access-control-max-age': ONE_DAY_SECONDS,
          })
          .code(204)
          .send();
      },
    );
  }

  const partnerOf = ({ headers }: FastifyRequest, origin: string) =>
    partners?.find(({ key, origins }) => key === headers[WIDGET_KEY_HEADER] && origins.has(origin));

  const refusal = (request: FastifyRequest, reply: FastifyReply, call: string, origin: string) => {
    if (!allowed(origin)) return new CodedError('site_not_allowed');
    open(reply, origin);
    if (!partners) {
      request.widgetSite = STRANGE_SITES;
      return undefined;
    }
    const partner = partnerOf(request, origin);
    if (!partner) return new CodedError('site_not_allowed');
    request.widgetSite = partner.name;
    counts.add(partner.name, call);
    return take(partner.name);
  };

  /** A frame is a page of ours, where the partner's key only says on whose site it stands: only they may show it. */
  const tooManyInFrame = ({ headers }: FastifyRequest, call: string) => {
    const partner = partners?.find(({ key }) => key === headers[WIDGET_KEY_HEADER]);
    if (!partner) return undefined;
    counts.add(partner.name, call);
    return take(partner.name);
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    const call = request.routeOptions.config.widgetCall;
    if (!call) return done();
    const isElsewhere = origin !== undefined && !isFromOurPages(request, publicUrl);
    done(isElsewhere ? refusal(request, reply, call, origin) : tooManyInFrame(request, call));
  });

  if (partners)
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.hasHeader('access-control-allow-origin'))
        reply.header('vary', [reply.getHeader('vary'), 'Origin'].filter(Boolean).join(', '));
      done(null, payload);
    });

  const save = () =>
    counts.save().catch((err) => app.log.warn({ err }, 'Calls of partners could not be written down yet'));
  const timer = setInterval(save, MINUTE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await save();
  });
});

/** Refuses the calls of a name that makes too many of them in a minute. */
function limiter(): (name: string) => CodedError | undefined {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (name) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + MINUTE_MS;
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > MOST_CALLS_A_MINUTE
      ? new CodedError('too_many_requests', undefined, Math.ceil((endsAt - now) / 1_000))
      : undefined;
  };
}
