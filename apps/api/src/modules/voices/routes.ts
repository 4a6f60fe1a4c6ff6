import { ENDPOINTS, PATHS, VOICE_LANGUAGES, type VoiceLanguage } from '@scamguard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import type { VoicesService } from './service.ts';

export interface VoicesRoutesOptions {
  readonly service: Pick<VoicesService, 'live' | 'sound'>;
}

const ADDRESS = /^([\w-]+)\.(opus|mp3)$/;
const TYPES = { opus: 'audio/ogg; codecs=opus', mp3: 'audio/mpeg' } as const;
type Format = keyof typeof TYPES;

/** What people have recorded, for everybody. */
export async function voicesRoutes(app: FastifyInstance, { service }: VoicesRoutesOptions) {
  registerCall(app, ENDPOINTS.voices, (request, reply) => {
    // An approved recording is heard within a minute.
    reply.header('cache-control', 'public, max-age=30');
    return service.live(request.query.language);
  });

  app.get<{ Params: { id: string }; Querystring: { language?: string; v?: string } }>(
    PATHS.voice.path.replace('{id}', ':id'),
    { schema: { operationId: 'voice', summary: 'A sentence as somebody has recorded it, in Opus or MP3' } },
    async (request, reply) => {
      const { id, format } = partsOf(request.params.id);
      const language = languageIn(request.query.language);
      const sound = await service.sound(language, id, format);
      // An address with a version never means another recording.
      reply.header('cache-control', request.query.v ? 'public, max-age=604800' : 'public, max-age=30');
      return sendSound(request, reply, sound, format);
    },
  );
}

/** @throws {CodedError} when it is no name of a sound. */
export function partsOf(name: string): { readonly id: string; readonly format: Format } {
  const [, id, format] = ADDRESS.exec(name) ?? [];
  if (!id || !format) throw new CodedError('not_found');
  return { id, format: format as Format };
}

function languageIn(code: string | undefined): VoiceLanguage {
  const language = VOICE_LANGUAGES.find((each) => each === code);
  if (!language) throw new CodedError('not_found');
  return language;
}

/** Whole, or the part that a player asks for: some play nothing else. */
export function sendSound(request: FastifyRequest, reply: FastifyReply, sound: Uint8Array, format: Format) {
  reply.type(TYPES[format]).header('accept-ranges', 'bytes').header('x-content-type-options', 'nosniff');
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) return reply.send(Buffer.from(sound));
  const first = Number(from);
  const last = to ? Math.min(Number(to), sound.length - 1) : sound.length - 1;
  if (first > last) throw new CodedError('range_invalid');
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${sound.length}`)
    .send(Buffer.from(sound.subarray(first, last + 1)));
}
