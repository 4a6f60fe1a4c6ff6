import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callLimit } from '../../contract/limits.ts';
import { linkToNextPage } from '../../contract/next-page.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import type { ConfirmedThreatsService } from './service.ts';
import { stixBundle } from './stix.ts';

export interface ConfirmedThreatsRoutesOptions {
  readonly service: ConfirmedThreatsService;
  /** Keys of who may have hashed numbers: operators, banks, authorities. */
  readonly holders: readonly string[];
}

/** The whole list is read for it. */
const wholeList = (name: 'threatsText' | 'threatsStix') => ({
  schema: { hide: true },
  config: { rateLimit: callLimit(name) },
});

const FIVE_MINUTES = 'public, max-age=300';

/** The list that operators, banks and authorities read: what moderators have confirmed, and nothing that only people have said. */
export async function confirmedThreatsRoutes(
  app: FastifyInstance,
  { service, holders }: ConfirmedThreatsRoutesOptions,
) {
  /** @throws {CodedError} for a key that nobody has: a client that sends a key expects numbers. */
  const holderOf = ({ headers: { authorization } }: FastifyRequest) => {
    if (authorization === undefined) return undefined;
    const key = /^Bearer (.+)$/.exec(authorization)?.[1];
    if (key === undefined || !holders.includes(key)) throw new CodedError('credentials_wrong');
    return key;
  };

  registerCall(app, ENDPOINTS.threats, async (request, reply) => {
    const holder = holderOf(request);
    const { threats, nextCursor } = await service.page(request.query, holder);
    if (nextCursor) linkToNextPage(request, reply, nextCursor);
    reply.header('cache-control', holder ? 'private, no-store' : FIVE_MINUTES);
    return threats;
  });

  app.get(PATHS.threatsText.path, wholeList('threatsText'), async (_request, reply) => {
    const lines = (await service.sites()).flatMap(({ value, isDisputed }) => [
      ...(isDisputed ? ['# disputed: a moderator will look again'] : []),
      value,
    ]);
    const head = '# Sites that moderators of ScamGuard have confirmed as scams, with all hosts below each.';
    return reply
      .header('cache-control', FIVE_MINUTES)
      .type('text/plain; charset=utf-8')
      .send(`${[head, ...lines].join('\n')}\n`);
  });

  app.get(PATHS.threatsStix.path, wholeList('threatsStix'), async (_request, reply) =>
    reply
      .header('cache-control', FIVE_MINUTES)
      .header('content-type', 'application/stix+json;version=2.1')
      .send(JSON.stringify(stixBundle(await service.sites()))),
  );
}
