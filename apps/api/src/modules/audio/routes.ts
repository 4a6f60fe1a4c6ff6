import fastifyStatic from '@fastify/static';
import { AUDIO_FORMATS, audioFile, isAudioId } from '@scamguard/content/audio';
import { isClipId } from '@scamguard/content/clip-ids';
import { PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { CodedError } from '../../errors/index.ts';
import { weightedList } from '../../http/weighted-list.ts';

const ADDRESS = /^([\w-]+)(?:\.(\w+))?$/;
const ONE_DAY_MS = 24 * 60 * 60_000;

export interface AudioOptions {
  /** Has a folder for each language. */
  readonly folder: string;
}

/**
 * The recordings, whole or in parts. An id may end in `.opus` or `.mp3`; without an ending the client gets what it asks
 * for in `Accept`, and Opus, which is the lightest, when it takes both.
 */
export async function audioRoutes(app: FastifyInstance, { folder }: AudioOptions) {
  await app.register(fastifyStatic, { root: folder, serve: false });
  app.get<{ Params: { id: string } }>(
    PATHS.audio.path.replace('{id}', ':id'),
    {
      schema: { operationId: 'audio', summary: 'A recording, in Opus or MP3' },
      config: { widgetCall: 'audio' },
    },
    (request, reply) => {
      const [, id = '', ending] = ADDRESS.exec(request.params.id) ?? [];
      const wanted = ending ?? acceptedFormat(request.headers.accept);
      const format = AUDIO_FORMATS.find(({ extension }) => extension === wanted);
      if (!(isAudioId(id) || isClipId(id)) || !format) throw new CodedError('not_found');
      reply.headers({ 'content-language': request.language, vary: 'Accept, Accept-Language' });
      reply.type(format.contentType);
      return reply.sendFile(audioFile(request.language, id, format.extension), {
        maxAge: ONE_DAY_MS,
        contentType: false,
      });
    },
  );
}

function acceptedFormat(header = ''): string {
  const accepted = weightedList(header).filter(({ weight }) => weight > 0);
  const first = accepted.find(({ value }) =>
    ['audio/ogg', 'audio/opus', 'audio/mpeg', 'audio/mp3', 'audio/*', '*/*'].includes(value),
  );
  return first?.value === 'audio/mpeg' || first?.value === 'audio/mp3' ? 'mp3' : 'opus';
}
