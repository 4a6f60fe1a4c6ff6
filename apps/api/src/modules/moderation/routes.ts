import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkToNextPage } from '../../contract/next-page.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import { requireModerator, requireSudo } from '../sessions/plugin.ts';
import type { ModerationService } from './service.ts';

export interface ModerationRoutesOptions {
  readonly service: ModerationService;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function moderationRoutes(app: FastifyInstance, { service }: ModerationRoutesOptions) {
  registerCall(app, ENDPOINTS.requestReview, (request) => service.requestReview(idOf(request), request.body));

  registerCall(app, ENDPOINTS.scamsToModerate, async (request, reply) => {
    await requireModerator(request);
    const { scams, nextCursor } = await service.list(request.query, request.language);
    reply.header('cache-control', 'no-store');
    if (nextCursor) linkToNextPage(request, reply, nextCursor);
    return scams;
  });

  registerCall(app, ENDPOINTS.moderateScam, async (request) => {
    const scamId = idOf(request);
    const { action } = request.body;
    const { id } = await requireModerator(request);
    if (
      action === 'reject' ||
      action === 'merge' ||
      (action === 'mask' && (await service.isPublished(scamId)))
    )
      await requireSudo(request);
    return service.decide(scamId, request.body, id);
  });

  // Never shown in the page of our own origin: a stranger has made it.
  app.get(
    PATHS.moderatedAttachment.path.replace('{id}', ':id'),
    { schema: { hide: true } },
    async (request, reply) => {
      await requireModerator(request);
      const id = idOf(request);
      const { mediaType, bytes } = await service.attachment(id);
      return reply
        .headers({
          'content-disposition': `attachment; filename="${id}"`,
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'private, no-store',
        })
        .type(mediaType)
        .send(Buffer.from(bytes));
    },
  );
}

function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  const { id = '' } = params as Readonly<Record<string, string>>;
  if (!UUID.test(id)) throw new CodedError('not_found');
  return id.toLowerCase();
}
