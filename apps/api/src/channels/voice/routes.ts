import { PATHS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withTimeLimit } from '../../limits/time-limit.ts';
import { countryOf, linesFor } from '../lines.ts';
import { bytesOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { isSame, twilioSignature } from '../signature.ts';
import { isRecordedCall, type Recorded } from './recorded.ts';
import { type Place, placeAfter, stepAt } from './steps.ts';
import { type SoundAddress, type VoiceProvider, xmlOf } from './xml.ts';

export interface VoiceRoutesOptions {
  readonly provider: VoiceProvider;
  readonly secret: string;
  /** Twilio signs with it. */
  readonly authToken: string | undefined;
  /** The address that the provider was given; absent: the one that it asked. */
  readonly publicUrl: URL | undefined;
  /** What people have recorded of a call. */
  readonly recorded: () => Promise<Recorded>;
  readonly onFailure: (error: unknown) => void;
  /** Somebody stayed on the phone until they had heard what to do. */
  readonly onFirstAction?: (() => void) | undefined;
}

/** Keys stand in the address that the provider calls next, so that no instance has to remember a call. */
const MOST_KEYS = 20;

/** So long the first sentence of a call takes, which says what to do. */
const FIRST_ACTION_SECONDS = 5;

/** First aid waits no longer for a database: without it the call is read. In milliseconds. */
const DATABASE_PATIENCE = 1_500;

export async function voiceRoutes(app: FastifyInstance, options: VoiceRoutesOptions) {
  const { provider, secret, authToken, publicUrl, onFailure, onFirstAction } = options;
  const recorded = () =>
    withTimeLimit(options.recorded(), DATABASE_PATIENCE).catch((error: unknown): Recorded => {
      onFailure(error);
      return new Map();
    });
  app.post('/channels/voice/:secret', async (request, reply) => {
    const { params } = request as FastifyRequest<{ Params: { secret: string } }>;
    if (!isSame(params.secret, secret)) return refused(reply, 404, 'There is nothing here.');
    const address = new URL(request.url, publicUrl ?? `${request.protocol}://${request.host}`);
    const form = new URLSearchParams(bytesOf(request).toString('utf8'));
    if (provider === 'twilio') {
      const signature = request.headers['x-twilio-signature'];
      if (!isSame(String(signature), twilioSignature(authToken ?? '', address.href, form)))
        return refused(reply, 403, 'The signature is not made with SMS_KEY for this address.');
    }
    // The provider tells that a call has ended, too: nobody hears an answer.
    if (form.get('isActive') === '0' || form.get('CallStatus') === 'completed') {
      const seconds = Number(form.get('durationInSeconds') ?? form.get('CallDuration'));
      if (seconds >= FIRST_ACTION_SECONDS) onFirstAction?.();
      return reply.code(204).send();
    }
    const caller = form.get('callerNumber') ?? form.get('From') ?? undefined;
    const around = {
      lines: linesFor(caller),
      country: countryOf(caller),
      recorded: await recorded(),
    };
    const pressed = form.get('dtmfDigits') ?? form.get('Digits') ?? '';
    const place = placeAfter(placeIn(address), pressed, around);
    return reply
      .type('text/xml; charset=utf-8')
      .send(xmlOf(provider, stepAt(place, around), addressOf(place, address), soundsOf(address)));
  });
}

/** The place that an address names; where it names none, the beginning. */
function placeIn({ searchParams }: URL): Place {
  const language = searchParams.get('in') ?? '';
  return {
    language: language === 'en' || isRecordedCall(language) ? language : 'fr',
    keys: (searchParams.get('keys') ?? '').split('*').filter((key) => /^\d$/.test(key)),
  };
}

function addressOf({ language, keys }: Place, called: URL): string {
  const next = new URL(called);
  next.search = new URLSearchParams({ in: language, keys: keys.slice(-MOST_KEYS).join('*') }).toString();
  return next.href;
}

/** Where the provider fetches recordings: without a secret, and for each version another address, so that it may keep them. */
const soundsOf =
  (called: URL): SoundAddress =>
  (language, [{ id, version }, ...following]) => {
    const address = new URL(PATHS.voice.path.replace('{id}', `${id}.mp3`), called);
    const next = following.map((clip) => `${clip.id}.${clip.version}`).join(',');
    address.search = new URLSearchParams({ language, v: `${version}`, ...(next && { next }) }).toString();
    return address.href;
  };
