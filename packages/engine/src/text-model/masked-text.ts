import type { TextReading } from '../text/text-reading.ts';
import type { Span } from '../vocabulary.ts';
import { knownPlaces } from './known-places.ts';
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
export function maskedText(reading: TextReading, tokens: readonly ModelToken[]): string {
  const { value, folded } = reading;
  let masked = '';
  let at = 0;
  const mask = (sign: string, [from, to]: Span) => {
    masked += value.slice(at, Math.max(from, at)) + sign;
    at = Math.max(to, at);
  };
  const places = [...knownPlaces(reading)];
  for (const { kind, start, end } of tokens) {
    if (kind === 'word') continue;
    const span = folded.originOf(start, end);
    while (places[0] && places[0][0] <= span[0]) mask('', places.shift() as Span);
    mask(signOf(kind), span);
  }
  for (const place of places) mask('', place);
  return (masked + value.slice(at)).replace(PLACEHOLDER, '');
}
