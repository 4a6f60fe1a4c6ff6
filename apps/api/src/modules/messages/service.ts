import { randomUUID } from 'node:crypto';
import type { MessageBody } from '@scamguard/contracts';
import type { Mailer } from '../../mail/mailer.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import type { KeyedHash } from '../../secrets/keyed-hash.ts';
import type { VisitorHash } from '../../visitors/visitor-hash.ts';
import type { MessagesRepository } from './repository.ts';

export interface MessagesService {
  /**
   * Keeps a message, and mails it where there is a mail server; resolves once it is stored. One that was sent before under the same
   * `idempotencyKey` is neither kept nor mailed again.
   */
  readonly send: (message: MessageBody, address: string, userAgent: string) => Promise<{ id: string }>;
}

export interface MessagesDependencies {
  readonly repository: MessagesRepository;
  readonly mail: Mailer;
  /** The receiver of the mail; absent if there is no mail server. */
  readonly to: string | undefined;
  readonly hash: VisitorHash;
  /** Hashes what clients call their messages. */
  readonly hashKey: KeyedHash;
  readonly sealed: SealedRows;
  /** Told of a mail that could not be sent, for the log. */
  readonly onFailure: (error: unknown) => void;
}

export function messagesService({
  repository,
  mail,
  to,
  hash,
  hashKey,
  sealed,
  onFailure,
}: MessagesDependencies): MessagesService {
  return {
    send: async ({ website, idempotencyKey, ...form }, address, userAgent) => {
      const id = idempotencyKey ? uuidOf(hashKey(idempotencyKey)) : randomUUID();
      const isSuspect = Boolean(website);
      // PostgreSQL has no text with a zero character.
      const message = form.message.replaceAll('\0', '');
      const row = { ...form, message, id, isSuspect, sender: hash(address, userAgent) };
      const isNew = await repository.add(sealed.seal('messages', row));
      if (to && isNew && !isSuspect) {
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

/** A UUID made of a hash: of version 8, whose meaning is its maker's own (RFC 9562). */
function uuidOf(hash: string): string {
  const hex = Buffer.from(hash, 'base64url').toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
