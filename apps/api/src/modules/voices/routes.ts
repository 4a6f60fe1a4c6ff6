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

  app.get<{ Params: { id: string }; Querystring: { language?: string; v?: string; next?: string } }>(
    PATHS.voice.path.replace('{id}', ':id'),
    {
      schema: {
        operationId: 'voice',
        summary: 'A sentence as somebody has recorded it, in Opus or MP3',
        querystring: {
          type: 'object',
          properties: {
            language: { type: 'string' },
            v: { type: 'string', description: 'The version' },
            next: {
              type: 'string',
              maxLength: 1_000,
              description: 'Sentences that follow in the same sound, in MP3: `id.version,id.version`',
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { id, format } = partsOf(request.params.id);
      const language = languageIn(request.query.language);
      const wanted = [{ id, version: versionIn(request.query.v) }, ...followingIn(request.query.next)];
      if (wanted.length > MOST_TOGETHER || (wanted.length > 1 && format !== 'mp3'))
        throw new CodedError('not_found');
      const sounds = await Promise.all(
        wanted.map((each) => service.sound(language, each.id, format, each.version)),
      );
      // An address with a version never means another recording: one that is heard no more is not kept under it.
      const isAsNamed = wanted.every(({ version }, place) => version === sounds[place]?.version);
      reply.header('cache-control', isAsNamed ? 'public, max-age=604800' : 'public, max-age=30');
      // Frames of MP3 know nothing of each other, and ours stand in no tags.
      return sendSound(request, reply, Buffer.concat(sounds.map(({ sound }) => sound)), format);
    },
  );
}

/** The longest step of a call has five lines. */
const MOST_TOGETHER = 16;
const FOLLOWING = /^([\w-]+)\.([1-9]\d{0,8})$/;

const versionIn = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** @throws {CodedError} when it names no sentences. */
const followingIn = (text: string | undefined) =>
  (text?.split(',') ?? []).map((each) => {
    const [, id, version] = FOLLOWING.exec(each) ?? [];
    if (!id) throw new CodedError('not_found');
    return { id, version: Number(version) };
  });

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
