import { ENDPOINTS, PATHS, VOICE_MAX_BYTES } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import { requireModerator } from '../sessions/plugin.ts';
import { partsOf, sendSound } from './routes.ts';
import type { VoicesService } from './service.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface StudioRoutesOptions {
  readonly service: VoicesService;
}

/** The studio in which people who speak a language record it and review its texts. */
export async function studioRoutes(app: FastifyInstance, { service }: StudioRoutesOptions) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await requireModerator(request);
  });
  app.addContentTypeParser(
    ['audio/wav', 'audio/wave', 'audio/x-wav'],
    { parseAs: 'buffer', bodyLimit: VOICE_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );

  registerCall(app, ENDPOINTS.voiceStudio, async (request, reply) => {
    const { id } = await requireModerator(request);
    return page(await service.studio(request.query.language, id), request, reply);
  });

  registerCall(app, ENDPOINTS.recordVoice, async (request) => {
    const { id } = await requireModerator(request);
    const wave: unknown = request.body;
    if (!Buffer.isBuffer(wave)) throw new CodedError('file_damaged');
    return service.record(request.query, wave, id);
  });

  registerCall(app, ENDPOINTS.decideVoice, async (request) => {
    const { id: by } = await requireModerator(request);
    const { id = '' } = request.params;
    if (!UUID.test(id)) throw new CodedError('not_found');
    return { id, state: await service.decide(id, request.body, by) };
  });

  app.get<{ Params: { id: string } }>(
    PATHS.moderatedVoice.path.replace('{id}', ':id'),
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, format } = partsOf(request.params.id);
      if (!UUID.test(id)) throw new CodedError('not_found');
      return sendSound(request, reply, await service.recording(id, format), format);
    },
  );

  registerCall(app, ENDPOINTS.reviewTranslation, async (request) => {
    const { id } = await requireModerator(request);
    return { approvals: await service.review(request.body, id) };
  });
}
