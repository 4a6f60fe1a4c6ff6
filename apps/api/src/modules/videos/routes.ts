import fastifyStatic from '@fastify/static';
import { isVideoId, VIDEO_FILES, type VideoExtension, videoFile } from '@scamguard/content/videos';
import { PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { CodedError } from '../../errors/index.ts';

const ADDRESS = /^([\w-]+)\.(\w+)$/;
const ONE_DAY_MS = 24 * 60 * 60_000;

export interface VideosOptions {
  /** Has a folder for each language. */
  readonly folder: string;
}

/** The films, whole or in parts, with their captions and posters: the ending of the address says which is wanted. */
export async function videosRoutes(app: FastifyInstance, { folder }: VideosOptions) {
  await app.register(fastifyStatic, { root: folder, serve: false });
  app.get<{ Params: { id: string } }>(
    PATHS.video.path.replace('{id}', ':id'),
    { schema: { operationId: 'video', summary: 'A film (.mp4), its captions (.vtt) or its poster (.webp)' } },
    (request, reply) => {
      const [, id = '', ending = ''] = ADDRESS.exec(request.params.id) ?? [];
      if (!isVideoId(id) || !isExtension(ending)) throw new CodedError('not_found');
      reply.headers({ 'content-language': request.language, vary: 'Accept-Language' });
      reply.type(VIDEO_FILES[ending]);
      return reply.sendFile(videoFile(request.language, id, ending), {
        maxAge: ONE_DAY_MS,
        contentType: false,
      });
    },
  );
}

const isExtension = (ending: string): ending is VideoExtension => Object.hasOwn(VIDEO_FILES, ending);
