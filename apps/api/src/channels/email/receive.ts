import { createHash } from 'node:crypto';
import { MAX_PICTURE } from '@scamguard/contracts';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { z } from 'zod';
import type { Incoming, Media } from '../message.ts';
import { headLines, isAutomatic, isForged } from './automatic.ts';
import { answered, parted, wordsOfMail } from './words-of-mail.ts';

/** Beyond it a mail is cut: its words come first. */
export const MOST_MAIL_BYTES = 8 * 1_024 * 1_024;

export interface Mailbox {
  /** Where people write to us. */
  readonly address: string;
}

/** Deep enough for a mail that was forwarded twice; a tower of parts ends in nothing. */
const READING = {
  forceRfc822Attachments: true,
  maxNestingDepth: 20,
  attachmentEncoding: 'arraybuffer',
} as const;
const FORWARD = /^\s*(?:fwd?|tr|i|wg|enc|rv)\s?:/i;
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** @returns undefined for what nobody is to be answered for: a machine's mail, a false sender, no mail at all. */
export async function mailIn(
  bytes: Uint8Array,
  at: number,
  { address }: Mailbox,
): Promise<Incoming | undefined> {
  const mail = await read(bytes);
  const from = mail?.from?.address?.toLowerCase();
  if (!mail || !from || !z.email().safeParse(from).success) return undefined;
  if (from === address.toLowerCase() || isAutomatic(mail) || isForged(mail)) return undefined;
  const file = mediaOf(mail);
  return {
    id: mail.messageId ? `${mail.messageId} ${from}` : createHash('sha256').update(bytes).digest('hex'),
    from,
    to: from,
    ...(await contentOf(mail, address)),
    at,
    ...(mail.messageId ? { thread: mail.messageId } : {}),
    ...(file ? { media: file } : {}),
  };
}

const read = (bytes: Uint8Array): Promise<Email | undefined> =>
  // A copy: the reader takes the memory of a pool for the mail's own.
  PostalMime.parse(Uint8Array.from(bytes), READING).catch(() => undefined);

async function contentOf(mail: Email, address: string): Promise<Pick<Incoming, 'text' | 'quoted'>> {
  const words = wordsOfMail(mail);
  const forwarded = mail.attachments.find(({ mimeType }) => mimeType === 'message/rfc822');
  const inner = forwarded && (await read(bytesOfPart(forwarded)));
  if (inner) return { text: words, quoted: `${headLines(inner)}\n\n${wordsOfMail(inner)}`.trim() };
  if (isAnswerToUs(mail, address)) return { text: answered(words) };
  const { text, quoted } = parted(words, FORWARD.test(mail.subject ?? ''));
  const isEmpty = !text && !quoted && !mail.attachments.length;
  return { text: isEmpty ? (mail.subject ?? '') : text, quoted };
}

/** Our mails have numbers of ours. */
function isAnswerToUs({ inReplyTo = '', references = '' }: Email, address: string): boolean {
  const ours = numberOfMail('key.0', address).slice('<key.0'.length);
  return `${inReplyTo} ${references}`.includes(ours);
}

/** The Message-ID of a mail of ours: the same piece has the same, so that a mailbox that gets it twice can show it once. */
export const numberOfMail = (mark: string, address: string): string =>
  `<${mark}@answers.${address.split('@')[1] ?? ''}>`;

/** The first picture that is no ornament of the mail; it travels with the message, sealed. */
function mediaOf({ attachments, text, html }: Email): Media | undefined {
  const pictures = attachments.filter(({ mimeType }) => PICTURES.has(mimeType));
  const picture = pictures.find(({ related }) => !related) ?? (text || html ? undefined : pictures[0]);
  if (!picture) return undefined;
  const bytes = bytesOfPart(picture);
  if (bytes.length > MAX_PICTURE.bytes) return { kind: 'other', id: 'large' };
  return { kind: 'picture', id: Buffer.from(bytes).toString('base64') };
}

const bytesOfPart = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
