import { Undelivered } from '../../delivery/undelivered.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type Channel, NotSent } from '../message.ts';
import { type Mailbox, numberOfMail } from './receive.ts';
import { shape } from './shape.ts';

/** Answers go by the mail server of the settings, marked as a machine's: no other machine answers them. */
export function emailChannel(mailer: Mailer, { address }: Mailbox): Channel {
  return {
    name: 'email',
    shape,
    send: async ({ to, subject, text, thread }, _message, mark) => {
      try {
        await mailer.send({
          to: String(to),
          subject: String(subject),
          text: String(text),
          replyTo: { name: 'ScamGuard', address },
          messageId: numberOfMail(mark, address),
          ...(thread ? { inReplyTo: String(thread) } : {}),
          headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw error instanceof Undelivered ? new NotSent(error.message, { isFinal: error.isFinal }) : error;
      }
    },
    fetch: async ({ id }) => Buffer.from(id, 'base64'),
  };
}
