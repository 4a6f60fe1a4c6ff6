import type { Span } from '@scamguard/engine';
import { accountSpans } from './accounts.ts';
import { addressSpans } from './addresses.ts';
import { echoSpans } from './contact-echoes.ts';
import { drawnSpans } from './drawn-numbers.ts';
import { encodedSpans, withoutHarmlessCodes } from './encoded.ts';
import { hiddenSpans } from './hidden-signs.ts';
import { normalText } from './normal-text.ts';
import { numberSpans } from './numbers.ts';
import { piecesOf } from './pieces.ts';
import { secretSpans } from './secrets.ts';
import { withMasks } from './with-masks.ts';

/** Between the fields of one text: nothing that is masked in a single field begins or ends there by itself. */
const BREAK = '\n';
/** The most rounds of masking. A masked part may have kept two other things apart; it does not happen more often than this. */
const MOST_ROUNDS = 6;
/** A contact with fewer digits and nothing else may be the rest of a number that the texts begin. */
const WHOLE_NUMBER = 8;

/**
 * Masks texts that are published together: telephone and account numbers, e-mail addresses, links, account names, codes and
 * passwords. It finds them also when they are spelled out, disguised, or run over from one text into the next. It masks too much
 * rather than too little.
 *
 * @param contact the reported contact, of which not even parts may be repeated.
 */
export function maskTexts<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  contact = '',
): Record<Field, string> {
  const fields = Object.keys(texts) as Field[];
  const isRest = contact.replace(/\D/g, '').length < WHOLE_NUMBER && !/\p{L}/u.test(contact);
  let shown: readonly string[] = fields.map((field) => texts[field]);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const masked = maskedOnce(shown, contact, isRest ? [contact] : []);
    if (masked.every((text, index) => text === shown[index])) break;
    shown = masked;
  }
  return Object.fromEntries(fields.map((field, index) => [field, shown[index]])) as Record<Field, string>;
}

/** One text that is published alone; see {@link maskTexts}. */
export const maskText = (text: string, contact = ''): string => maskTexts({ text }, contact).text;

function maskedOnce(texts: readonly string[], contact: string, rest: readonly string[]): readonly string[] {
  const whole = [...texts, ...rest].join(BREAK);
  const places = identifyingPlaces(whole, contact);
  let start = 0;
  return texts.map((text) => {
    const from = start;
    const end = from + text.length;
    start = end + BREAK.length;
    const inside = places
      .filter((place) => place[0] < end && place[1] > from)
      .map((place): Span => [Math.max(place[0], from) - from, Math.min(place[1], end) - from]);
    return withMasks(text, inside);
  });
}

function identifyingPlaces(original: string, contact: string): readonly Span[] {
  const { text, originOf } = normalText(withoutHarmlessCodes(original));
  const pieces = piecesOf(text);
  const spans = [
    ...numberSpans(text, pieces),
    ...addressSpans(text),
    ...accountSpans(text, (start, end) => original.slice(...originOf(start, end))),
    ...secretSpans(text, pieces),
    ...drawnSpans(text),
    ...echoSpans(text, pieces, normalText(contact).text),
  ];
  return [
    ...spans.map(([start, end]) => originOf(start, end)),
    ...hiddenSpans(original),
    ...encodedSpans(original),
  ];
}
