import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linesFor } from '../lines.ts';
import { bytesOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { isSame, twilioSignature } from '../signature.ts';
import { stepAfter } from './steps.ts';
import { type VoiceProvider, xmlOf } from './xml.ts';

export interface VoiceRoutesOptions {
  readonly provider: VoiceProvider;
  readonly secret: string;
  /** Twilio signs with it. */
  readonly authToken: string | undefined;
  /** The address that the provider was given; absent: the one that it asked. */
  readonly publicUrl: URL | undefined;
  /** Somebody stayed on the phone until they had heard what to do. */
  readonly onFirstAction?: (() => void) | undefined;
}

/** Keys stand in the address that the provider calls next, so that no instance has to remember a call. */
const MOST_KEYS = 20;

/** So long the first sentence of a call takes, which says what to do. */
const FIRST_ACTION_SECONDS = 5;

export async function voiceRoutes(
  app: FastifyInstance,
  { provider, secret, authToken, publicUrl, onFirstAction }: VoiceRoutesOptions,
) {
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
    const pressed = form.get('dtmfDigits') ?? form.get('Digits') ?? '';
    const keys = [...(address.searchParams.get('keys') ?? '').split('*'), pressed]
      .filter((key) => /^\d$/.test(key))
      .slice(-MOST_KEYS);
    const caller = form.get('callerNumber') ?? form.get('From') ?? undefined;
    const { text, language, goesOn } = stepAfter(keys, linesFor(caller));
    address.search = new URLSearchParams({ keys: keys.join('*') }).toString();
    return reply
      .type('text/xml; charset=utf-8')
      .send(xmlOf(provider, { text, language, ...(goesOn ? { next: address.href } : {}) }));
  });
}
