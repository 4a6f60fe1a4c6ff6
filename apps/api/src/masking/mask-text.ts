import { foldText, type Span } from '@scamguard/engine';
import { addressSpans } from './addresses.ts';
import { echoSpans } from './contact-echoes.ts';
import { numberSpans } from './numbers.ts';
import { piecesOf } from './pieces.ts';
import { withPlainDigits } from './plain-digits.ts';
import { secretSpans } from './secrets.ts';

/** What stands where something was masked. It says nothing of the length. */
export const MASK = '•••';

const SIGNS_ONLY = /^[^\p{L}\p{N}]{0,4}$/u;

/**
 * A text as it may be published: without telephone and account numbers, e-mail addresses, links, account names, codes
 * and passwords, also when they are spelled out or disguised. It masks too much rather than too little.
 *
 * @param contact the reported contact, of which not even parts may be repeated.
 */
export function maskText(original: string, contact = ''): string {
  const { text, originOf } = foldText(withPlainDigits(original));
  const pieces = piecesOf(text);
  const spans = [
    ...numberSpans(text, pieces),
    ...addressSpans(text),
    ...secretSpans(text, pieces),
    ...echoSpans(text, pieces, foldText(withPlainDigits(contact)).text),
  ];
  const places = spans.map(([start, end]) => originOf(start, end));
  const masked = withMasks(original, joined(original, places));
  // What was masked may have kept two other things apart.
  return masked === original ? original : maskText(masked, contact);
}

/** In order, without overlaps; what has only signs between it is one. */
function joined(text: string, spans: readonly Span[]): readonly Span[] {
  const result: [number, number][] = [];
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && (start <= last[1] || SIGNS_ONLY.test(text.slice(last[1], start))))
      last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

function withMasks(text: string, spans: readonly Span[]): string {
  let masked = '';
  let from = 0;
  for (const [start, end] of spans) {
    masked += text.slice(from, start) + MASK;
    from = end;
  }
  return masked + text.slice(from);
}
