import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Receive } from '../door/index.ts';
import { bytesOf, jsonOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { isSame } from '../signature.ts';
import { type Mailbox, MOST_MAIL_BYTES, mailIn } from './receive.ts';

export interface EmailRoutesOptions {
  readonly receive: Receive;
  readonly secret: string;
  readonly mailbox: Mailbox;
}

/** Source: Postmark, "Inbound webhook: RawEmail". */
const postmark = z.object({ RawEmail: z.string().min(1) });

/**
 * A provider's call with a whole mail: as it is (`message/rfc822`), in the field `body-mime` of a form (Mailgun, "Routes: store MIME"), or in
 * JSON as Postmark sends it.
 */
export async function emailRoutes(app: FastifyInstance, { receive, secret, mailbox }: EmailRoutesOptions) {
  const asBytes = { parseAs: 'buffer', bodyLimit: MOST_MAIL_BYTES } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['message/rfc822', 'application/json', 'application/x-www-form-urlencoded'],
    asBytes,
    (_request, body, done) => done(null, body),
  );
  app.post('/channels/email/:secret', async (request, reply) => {
    const { params, headers } = request as FastifyRequest<{ Params: { secret: string } }>;
    if (!isSame(params.secret, secret)) return refused(reply, 404, 'There is nothing here.');
    const mail = mailOf(headers['content-type'] ?? '', bytesOf(request));
    if (!mail?.length) return refused(reply, 400, 'This is no mail: message/rfc822, RawEmail or body-mime.');
    const message = await mailIn(mail, Date.now(), mailbox);
    if (message) await receive('email', [message]);
    return 'ok';
  });
}

function mailOf(type: string, bytes: Buffer): Uint8Array | undefined {
  if (type.startsWith('message/rfc822')) return bytes;
  if (type.startsWith('application/json')) {
    const { data } = postmark.safeParse(jsonOf(bytes));
    return data && Buffer.from(data.RawEmail);
  }
  return Buffer.from(new URLSearchParams(bytes.toString('utf8')).get('body-mime') ?? '');
}
