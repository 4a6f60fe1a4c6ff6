import { randomUUID } from 'node:crypto';
import type { MessageBody } from '@scamguard/contracts';
import type { Mailer } from '../../mail/mailer.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import type { VisitorHash } from '../../visitor-hash.ts';
import type { MessagesRepository } from './repository.ts';

export interface MessagesService {
  /** Keeps a message, and mails it where there is a mail server; resolves once it is stored. */
  readonly send: (message: MessageBody, address: string, userAgent: string) => Promise<{ id: string }>;
}

export interface MessagesDependencies {
  readonly repository: MessagesRepository;
  readonly mail: Mailer;
  /** Who gets the mail; absent where there is no mail server. */
  readonly to: string | undefined;
  readonly hash: VisitorHash;
  readonly sealed: SealedRows;
  /** Told of a mail that could not be sent, for the log. */
  readonly onFailure: (error: unknown) => void;
}

export function messagesService({
  repository,
  mail,
  to,
  hash,
  sealed,
  onFailure,
}: MessagesDependencies): MessagesService {
  return {
    send: async ({ website, ...form }, address, userAgent) => {
      const id = randomUUID();
      const isSuspect = Boolean(website);
      // PostgreSQL has no text with a zero character.
      const message = form.message.replaceAll('\0', '');
      const row = { ...form, message, id, isSuspect, sender: hash(address, userAgent) };
      await repository.add(sealed.seal('messages', row));
      if (to && !isSuspect) {
        const text = [`${form.name} <${form.email}>`, form.region, '', message].filter(
          (line) => line !== undefined,
        );
        const replyTo = { name: form.name, address: form.email };
        // The visitor does not wait for it: the message is kept already.
        void mail.send({ to, subject: form.subject, text: text.join('\n'), replyTo }).catch(onFailure);
      }
      return { id };
    },
  };
}
