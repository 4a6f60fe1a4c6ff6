import type { Email } from 'postal-mime';

type Head = Pick<Email, 'headers' | 'from' | 'returnPath'>;

const headerOf = ({ headers }: Head, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value;

/** Only machines write by these names. */
const MACHINES =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|ne-?pas-?repondre|bounces?|majordomo|listserv)\b/i;
/** A list, a newsletter or an answering machine says so itself. */
const OF_MACHINES = [
  'list-id',
  'list-unsubscribe',
  'x-autoreply',
  'x-autorespond',
  'x-auto-response-suppress',
  'feedback-id',
];

/** Whether a machine wrote a mail: an answer to it could be answered by a machine again, without end. Source: RFC 3834. */
export function isAutomatic(mail: Head): boolean {
  const submitted = headerOf(mail, 'auto-submitted') ?? 'no';
  const returnPath = headerOf(mail, 'return-path');
  return (
    !/^\s*no\b/i.test(submitted) ||
    returnPath?.trim() === '<>' ||
    /^\s*(?:bulk|list|junk|auto_reply)/i.test(headerOf(mail, 'precedence') ?? '') ||
    /^multipart\/report|^message\/delivery-status/i.test(headerOf(mail, 'content-type') ?? '') ||
    OF_MACHINES.some((name) => headerOf(mail, name) !== undefined) ||
    MACHINES.test(mail.from?.address ?? '')
  );
}

/**
 * Whether our own mailbox's server says that the sender is false: somebody else's address would get the answer. Only the topmost result
 * is that server's; a sender may have written those below it.
 */
export function isForged(mail: Head): boolean {
  return /\bdmarc=fail\b/i.test(headerOf(mail, 'authentication-results') ?? '');
}

const line = (name: string, value: string | undefined) => (value ? [`${name}: ${value}`] : []);

/** The head of a forwarded mail as the engine reads it. */
export function headLines(mail: Email): string {
  const [answersTo] = mail.replyTo ?? [];
  const { name = '', address = '' } = mail.from ?? {};
  return [
    ...line('From', address && `${name.replaceAll(/["<>\n]/g, ' ')} <${address}>`.trim()),
    ...line('Reply-To', answersTo?.address),
    ...line('Authentication-Results', headerOf(mail, 'authentication-results')?.replaceAll(/\s+/g, ' ')),
    ...line('Subject', mail.subject),
  ].join('\n');
}
