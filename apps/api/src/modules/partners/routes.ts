import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimit } from '../../contract/limits.ts';
import type { Queries } from '../../db/client.ts';
import type { Partner } from '../../settings/partners.ts';
import { CALLS_POLICY, callsPage } from './calls-page.ts';
import { csvOf, dailyCounts } from './daily-counts.ts';

export interface PartnersRoutesOptions {
  readonly queries: Queries;
  /** Absent: nobody has a key, and nothing is counted. */
  readonly partners: readonly Partner[] | undefined;
}

/** Far more than a person looks, far less than trying keys takes. */
const LIMIT: CallLimit = { max: 30, timeWindow: 60_000, groupId: 'partnersCalls', isShared: false };
const OPTIONS = { schema: { hide: true }, config: { rateLimit: LIMIT } };

/** The counted calls of a partner's key, as a page and as a file. A key is no secret: what is seen with it are numbers of calls. */
export async function partnersRoutes(
  app: FastifyInstance,
  { queries, partners = [] }: PartnersRoutesOptions,
) {
  const countsOf = async (key: string) => {
    const partner = partners.find((each) => each.key === key);
    return partner && dailyCounts(queries, partner.name);
  };

  app.get('/api/partners/calls', OPTIONS, async (request, reply) => {
    const key = keyOf(request);
    const counts = await countsOf(key);
    return reply
      .code(key && !counts ? 403 : 200)
      .headers({ 'content-security-policy': CALLS_POLICY, 'cache-control': 'private, no-store' })
      .type('text/html; charset=utf-8')
      .send(callsPage({ language: request.language, key, counts }));
  });

  app.get('/api/partners/calls.csv', OPTIONS, async (request, reply) => {
    const counts = await countsOf(keyOf(request));
    reply.header('cache-control', 'private, no-store');
    if (!counts) return reply.code(403).type('text/plain; charset=utf-8').send('Nobody has this key.\n');
    return reply
      .header('content-disposition', 'attachment; filename="scamguard-calls.csv"')
      .type('text/csv; charset=utf-8')
      .send(csvOf(counts));
  });
}

const keyOf = ({ query }: FastifyRequest): string => {
  const { key } = query as Readonly<Record<string, unknown>>;
  return typeof key === 'string' ? key.trim() : '';
};
