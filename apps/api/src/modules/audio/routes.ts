import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { AUDIO_FORMATS, audioFile, isAudioId } from '@scamguard/content/audio';
import { isClipId } from '@scamguard/content/clip-ids';
import { PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { CodedError } from '../../errors/index.ts';
import { weightedList } from '../../http/weighted-list.ts';

/** A step of first aid has six sentences, a verdict ten. */
const MOST_TOGETHER = 16;
const ADDRESS = /^([\w-]+)(?:\.(\w+))?$/;
const ONE_DAY_MS = 24 * 60 * 60_000;

export interface AudioOptions {
  /** Has a folder for each language. */
  readonly folder: string;
}

/**
 * The recordings, whole or in parts. An id may end in `.opus` or `.mp3`; without an ending the client gets what it asks
 * for in `Accept`, and Opus, which is the lightest, when it takes both. `next` names recordings that follow in the same sound, in MP3: a page
 * without scripts plays no second one by itself.
 */
export async function audioRoutes(app: FastifyInstance, { folder }: AudioOptions) {
  await app.register(fastifyStatic, { root: folder, serve: false });
  app.get<{ Params: { id: string }; Querystring: { next?: string } }>(
    PATHS.audio.path.replace('{id}', ':id'),
    {
      schema: {
        operationId: 'audio',
        summary: 'A recording, in Opus or MP3',
        querystring: {
          type: 'object',
          properties: { next: { type: 'string', maxLength: 1_000, description: 'Ids that follow, in MP3' } },
        },
      },
      config: { widgetCall: 'audio' },
    },
    async (request, reply) => {
      const [, id = '', ending] = ADDRESS.exec(request.params.id) ?? [];
      const wanted = ending ?? acceptedFormat(request.headers.accept);
      const format = AUDIO_FORMATS.find(({ extension }) => extension === wanted);
      if (!(isAudioId(id) || isClipId(id)) || !format) throw new CodedError('not_found');
      reply.headers({ 'content-language': request.language, vary: 'Accept, Accept-Language' });
      reply.type(format.contentType);
      const following = request.query.next?.split(',') ?? [];
      if (following.length > 0) {
        const ids = [id, ...following];
        if (format.extension !== 'mp3' || ids.length > MOST_TOGETHER || !ids.every(isClipId))
          throw new CodedError('not_found');
        reply.header('cache-control', `public, max-age=${ONE_DAY_MS / 1000}`);
        const files = ids.map((each) => path.join(folder, audioFile(request.language, each, 'mp3')));
        // Frames of MP3 know nothing of each other, and ours stand in no tags.
        return Buffer.concat(await Promise.all(files.map((file) => readFile(file))));
      }
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
