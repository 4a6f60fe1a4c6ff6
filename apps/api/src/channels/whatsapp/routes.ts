import type { FastifyInstance } from 'fastify';
import type { Confirm, Receive } from '../door/index.ts';
import { bytesOf, jsonOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { hubSignature, isSame } from '../signature.ts';
import { marksIn, messagesIn } from './receive.ts';

export interface WhatsAppRoutesOptions {
  readonly receive: Receive;
  readonly confirm: Confirm;
  readonly appSecret: string;
  readonly verifyToken: string;
  readonly phoneId: string;
}

const PATH = '/channels/whatsapp';

export async function whatsappRoutes(
  app: FastifyInstance,
  { receive, confirm, appSecret, verifyToken, phoneId }: WhatsAppRoutesOptions,
) {
  app.get(PATH, async ({ query }, reply) => {
    const asked = query as Readonly<Record<string, unknown>>;
    const given = asked['hub.verify_token'];
    const isMeant =
      asked['hub.mode'] === 'subscribe' && typeof given === 'string' && isSame(given, verifyToken);
    if (!isMeant) return refused(reply, 403, 'The verify token is not that of WHATSAPP_VERIFY_TOKEN.');
    return reply.type('text/plain').send(String(asked['hub.challenge'] ?? ''));
  });
  app.post(PATH, async (request, reply) => {
    const bytes = bytesOf(request);
    const signature = request.headers['x-hub-signature-256'];
    if (!isSame(String(signature), hubSignature(appSecret, bytes)))
      return refused(reply, 403, 'The signature is not made with WHATSAPP_APP_SECRET.');
    const body = jsonOf(bytes);
    const messages = messagesIn(body, phoneId);
    if (!messages) return refused(reply, 400, 'This is no event of a WhatsApp business account.');
    await confirm(marksIn(body));
    await receive('whatsapp', messages);
    return 'ok';
  });
}
