import type { ChannelName, Incoming } from '../message.ts';
import { commandIn } from './commands.ts';

/** A mail is written to its end before it is sent. */
export const COMES_WHOLE: ReadonlySet<ChannelName> = new Set(['email']);

const WHOLE_MEDIA = new Set(['voice', 'other']);
const ONE_KEY = /^\s*\d\s*[.)]?\s*$/;

/** Whether more of the same may follow at once. A touched answer, an order, or a voice message is all that is said. */
export const isPiece = ({ text, media, isWhole, isPublic }: Incoming): boolean =>
  !isWhole && !isPublic && !WHOLE_MEDIA.has(media?.kind ?? '') && !commandIn(text) && !ONE_KEY.test(text);

/**
 * What came in pieces as one message, in the order in which it was written. It ends where something is no piece, or a second picture.
 *
 * @returns the message, and how many of the pieces are in it.
 */
export function joined(
  first: Incoming,
  later: readonly Incoming[],
): { readonly message: Incoming; readonly count: number } {
  if (!isPiece(first)) return { message: first, count: 0 };
  let message = first;
  let count = 0;
  for (const next of later) {
    if (!isPiece(next) || (message.media && next.media)) break;
    message = withPiece(message, next);
    count += 1;
  }
  return { message, count };
}

const lines = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n');

function withPiece(message: Incoming, next: Incoming): Incoming {
  const quoted = lines(message.quoted, next.quoted);
  const media = message.media ?? next.media;
  const language = next.language ?? message.language;
  return {
    ...message,
    text: lines(message.text, next.text),
    ...(quoted ? { quoted } : {}),
    ...(media ? { media } : {}),
    ...(language ? { language } : {}),
  };
}
