import type { TextReading } from '../text/text-reading.ts';
import type { ModelToken } from './model-tokens.ts';
import { TOKEN_KINDS, type TokenKind } from './token-kinds.ts';

/** The sign of the first class. No text is written in these characters, which are of Unicode's private use area. */
const FIRST_SIGN = 0xe000;
/** Marks that masking software puts in place of a name. People do not write them, so they are dropped. */
const PLACEHOLDER = /<[A-Za-z]{2,8}>/g;

/** Whether a code stands for a class in a {@link maskedText}. */
export const isClass = (code: number): boolean =>
  code >= FIRST_SIGN && code < FIRST_SIGN + TOKEN_KINDS.length;

const signOf = (kind: TokenKind): string => String.fromCharCode(FIRST_SIGN + TOKEN_KINDS.indexOf(kind));

/**
 * A text as it was written, with one sign in place of each link, number, amount and so on. A link to a known place is dropped.
 * The style of the text stays, and the masked parts cannot be learned.
 */
export function maskedText(
  { value, folded, knownPlaces }: TextReading,
  tokens: readonly ModelToken[],
): string {
  const classes = tokens
    .filter(({ kind }) => kind !== 'word')
    .map(({ kind, start, end }) => ({ sign: signOf(kind), span: folded.originOf(start, end) }));
  const places = knownPlaces.map((span) => ({ sign: '', span }));
  const masks =
    places.length === 0
      ? classes
      : [...places, ...classes].toSorted((one, other) => one.span[0] - other.span[0]);
  let masked = '';
  let at = 0;
  for (const {
    sign,
    span: [from, to],
  } of masks) {
    masked += value.slice(at, Math.max(from, at)) + sign;
    at = Math.max(to, at);
  }
  return (masked + value.slice(at)).replace(PLACEHOLDER, '');
}
