import { createTransport } from 'nodemailer';
import { Undelivered } from '../delivery/undelivered.ts';
import type { Settings } from '../env.ts';

const LONGEST_WAIT_MS = 10_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Who gets the answer to it. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export interface Mailer {
  /** @throws {Undelivered} when the mail server does not take it, or there is none. */
  readonly send: (mail: Mail) => Promise<void>;
}

/** Mail by the server of `SMTP_URL`. */
export function mailer({
  SMTP_URL,
  MAIL_TO,
  MAIL_FROM = MAIL_TO,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_TO' | 'MAIL_FROM'>): Mailer {
  if (!SMTP_URL) return { send: () => Promise.reject(new Undelivered('no mail server is set')) };
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: LONGEST_WAIT_MS,
    greetingTimeout: LONGEST_WAIT_MS,
    socketTimeout: LONGEST_WAIT_MS,
    // What a visitor writes is text, never the name of a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...mail, from: { name: 'ScamGuard', address: MAIL_FROM ?? '' } });
      } catch {
        throw new Undelivered('the mail server did not take the message');
      }
    },
  };
}
