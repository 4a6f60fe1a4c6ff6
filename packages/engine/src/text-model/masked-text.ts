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

/** A text as it was written, with one sign in place of each link, number, amount …: its style is left, and what it hides is gone. */
export function maskedText({ value, folded }: TextReading, tokens: readonly ModelToken[]): string {
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of tokens) {
    if (kind === 'word') continue;
    const [from, to] = folded.originOf(start, end);
    masked += value.slice(at, Math.max(from, at)) + signOf(kind);
    at = Math.max(to, at);
  }
  return (masked + value.slice(at)).replace(PLACEHOLDER, '');
}
