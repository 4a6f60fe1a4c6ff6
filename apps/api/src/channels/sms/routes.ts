import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Receive } from '../door/index.ts';
import { bytesOf, jsonOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { isSame, twilioSignature } from '../signature.ts';
import { messageIn, type SmsProvider } from './receive.ts';

export interface SmsRoutesOptions {
  readonly receive: Receive;
  readonly provider: SmsProvider;
  readonly secret: string;
  /** Twilio signs with it. */
  readonly authToken: string | undefined;
  /** The address that Twilio was given; absent: the one that it asked. */
  readonly publicUrl: URL | undefined;
}

/** What the provider wants to hear: that nothing is said in this answer. */
const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

export async function smsRoutes(
  app: FastifyInstance,
  { receive, provider, secret, authToken, publicUrl }: SmsRoutesOptions,
) {
  app.post(`/channels/sms/${provider}/:secret`, async (request, reply) => {
    const { params } = request as FastifyRequest<{ Params: { secret: string } }>;
    if (!isSame(params.secret, secret)) return refused(reply, 404, 'There is nothing here.');
    const bytes = bytesOf(request);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const form = new URLSearchParams(bytes.toString('utf8'));
    if (provider === 'twilio') {
      const url = new URL(request.url, publicUrl ?? `${request.protocol}://${request.host}`).href;
      const signature = request.headers['x-twilio-signature'];
      if (!isSame(String(signature), twilioSignature(authToken ?? '', url, form)))
        return refused(reply, 403, 'The signature is not made with SMS_KEY for this address.');
    }
    const message = messageIn(provider, isForm ? Object.fromEntries(form) : jsonOf(bytes), Date.now());
    if (!message) return refused(reply, 400, `This is no message of ${provider}.`);
    await receive('sms', [message]);
    return provider === 'twilio' ? reply.type('text/xml').send(NOTHING) : 'ok';
  });
}
