import type { Span } from '@scamguard/engine';
import { spansOf } from './harmless-figures.ts';

/** Ten digits in Morse code have five signs each. */
const MORSE = /(?<![.-])[.-]{5}(?:[\s/|]{1,3}[.-]{5}){5,}(?![.-])/g;
/** Strokes or little pictures, as many as the digit says. */
const TALLIES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[∅0il|x*o•\p{Extended_Pictographic}\s/,;|-]{20,400}`,
  'gu',
);
const FEWEST_TALLIES = 6;
const FEWEST_LENGTHS = 3;
/** Single letters by their place in the alphabet, where the text says so. */
const ALPHABET_KEY = /\ba\s?=\s?[01]\b/;
const ALPHABET_DIGITS = /(?<![a-z0-9])(?:zero|[a-j0])(?:[\s,;./-]{1,3}(?:zero|[a-j0])(?![a-z0-9])){6,}/g;

/** Places of numbers in a folded text that are drawn or counted out rather than written. */
export function drawnSpans(text: string): readonly Span[] {
  return [
    ...spansOf(text, MORSE).filter(
      ([start, end]) => new Set(text.slice(start, end).split(/[\s/|]+/)).size > 2,
    ),
    ...spansOf(text, TALLIES).filter(([start, end]) => isTallies(text.slice(start, end))),
    ...(ALPHABET_KEY.test(text) ? spansOf(text, ALPHABET_DIGITS) : []),
  ];
}

function isTallies(stretch: string): boolean {
  const counts = stretch
    .split(/[\s/,;-]+/)
    .filter((group) => group && new Set(group).size === 1)
    .map((group) => [...group].length);
  return counts.length >= FEWEST_TALLIES && new Set(counts).size >= FEWEST_LENGTHS;
}
