import { createTransport } from 'nodemailer';
import { Undelivered } from '../delivery/undelivered.ts';
import type { Settings } from '../env.ts';
import { inCall } from '../tracing/outgoing.ts';

const LONGEST_WAIT_MS = 10_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address that gets the answer to it. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Its own number; absent: the mail server gives it one. */
  readonly messageId?: string;
  /** The number of the mail that it answers. */
  readonly inReplyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** @throws {Undelivered} when the mail server does not take it, or there is none. */
  readonly send: (mail: Mail) => Promise<void>;
}

/** A mailbox that does not exist, and all else that stays refused. Source: RFC 5321, section 4.2.1; a login that fails may be mended. */
function isRefused(error: unknown): boolean {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  return responseCode !== undefined && responseCode >= 550 && code !== 'EAUTH';
}

/** Mail by the server of `SMTP_URL`. */
export function mailer({
  SMTP_URL,
  MAIL_TO,
  MAIL_FROM = MAIL_TO,
  CHANNEL_PATIENCE = LONGEST_WAIT_MS,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_TO' | 'MAIL_FROM'> &
  Partial<Pick<Settings, 'CHANNEL_PATIENCE'>>): Mailer {
  if (!SMTP_URL) return { send: () => Promise.reject(new Undelivered('no mail server is set')) };
  const patience = Math.min(LONGEST_WAIT_MS, CHANNEL_PATIENCE);
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A visitor's words are text. They are never the name of a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ inReplyTo, headers, ...mail }) => {
      try {
        const whole = {
          ...mail,
          ...(inReplyTo ? { inReplyTo, references: inReplyTo } : {}),
          ...(headers ? { headers: { ...headers } } : {}),
          from: { name: 'ScamGuard', address: MAIL_FROM ?? '' },
        };
        await inCall('mail server', 'SMTP', () => transport.sendMail(whole));
      } catch (error) {
        throw new Undelivered('the mail server did not take the message', { isFinal: isRefused(error) });
      }
    },
  };
}
