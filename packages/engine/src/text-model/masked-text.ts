import type { TextReading } from '../text/text-reading.ts';
import { type ModelToken, TOKEN_KINDS, type TokenKind } from './model-tokens.ts';

/** Classes are told apart by signs that no text is written in. */
const FIRST_SIGN = 0xe000;
/** What masking software puts in place of a name: nobody writes it, so it says nothing. */
const PLACEHOLDER = /<[A-Za-z]{2,8}>/g;

/** Whether a code stands for a class in a {@link maskedText}. */
export const isClass = (code: number): boolean =>
  code >= FIRST_SIGN && code < FIRST_SIGN + TOKEN_KINDS.length;

const signOf = (kind: TokenKind): string => String.fromCharCode(FIRST_SIGN + TOKEN_KINDS.indexOf(kind));

/**
 * A text as it was written, with one sign in place of each link, number, amount …, and none in place of a known place: its style is left,
 * and what it hides is gone.
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
