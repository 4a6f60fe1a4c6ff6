import type { Span } from '@scamguard/engine';
import { addressSpans } from './addresses.ts';
import { normalText } from './normal-text.ts';
import { numberSpans } from './numbers.ts';
import { piecesOf } from './pieces.ts';

const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{8,}={0,2}/g;
const BASE32 = /(?<![A-Z0-9])[A-Z2-7]{12,}={0,6}/g;
const HEX = /(?<![A-Za-z0-9])(?:[0-9a-fA-F]{2}[ :-]?){6,}(?![A-Za-z0-9])/g;
/** Text that people write: without control characters, and without characters that failed to decode. */
const READABLE = /^[^\p{Cc}\ufffd]{6,}$/u;
const WORDS = /^[\p{L}\p{N}\p{P}\s]*\p{L}{2}\s\p{L}/u;

/** Places of an original text that turn, decoded, into a number, an address or a link. */
export function encodedSpans(original: string): readonly Span[] {
  const base64 = [...original.matchAll(BASE64)].filter(([token]) => identifies(fromBase64(token)));
  const hex = [...original.matchAll(HEX)].filter(([token]) =>
    identifies(Buffer.from(token.replace(/[^0-9a-fA-F]/g, ''), 'hex').toString()),
  );
  const base32 = [...original.matchAll(BASE32)].filter(([token]) => identifies(fromBase32(token)));
  return [...base64, ...base32, ...hex].map((match): Span => [match.index, match.index + match[0].length]);
}

/** The text with sentences in base64 that say nothing of anybody made unreadable, each sign in its place. */
export const withoutHarmlessCodes = (original: string): string =>
  original.replace(BASE64, (token) => (isHarmless(fromBase64(token)) ? 'x'.repeat(token.length) : token));

const isHarmless = (decoded: string): boolean =>
  READABLE.test(decoded) && WORDS.test(decoded) && !identifies(decoded);

function fromBase64(token: string): string {
  return Buffer.from(token.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString();
}

const ALPHABET_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, section 6. */
function fromBase32(token: string): string {
  const bits = [...token.replaceAll('=', '')]
    .map((sign) => ALPHABET_32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

function identifies(decoded: string): boolean {
  if (!READABLE.test(decoded)) return false;
  const { text } = normalText(decoded);
  return numberSpans(text, piecesOf(text)).length > 0 || addressSpans(text).length > 0;
}
