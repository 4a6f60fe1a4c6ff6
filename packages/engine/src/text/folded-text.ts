import type { Span } from '../vocabulary.ts';
import { plainLetter } from './plain-letters.ts';

/** A text without case, accents, disguised letters and invisible characters, and the way back to what was written. */
export interface FoldedText {
  readonly text: string;
  /** The place of a stretch of the folded text in the original, in UTF-16 units. */
  readonly originOf: (start: number, end: number) => Span;
}

const MOST_REMEMBERED = 4_096;
/** Some signs stand for whole sentences. */
const LONGEST_LETTER = 4;

const remembered = new Map<string, string>();

/** Folding that the browser's own folding of capitals does not do. */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** Folds character by character; the time grows with the length. */
export function foldText(original: string): FoldedText {
  /** Whether each place of the folded text is the same in the original. */
  let isInStep = true;
  const text = original
    .replace(BEYOND_ASCII, (character) => {
      const folded = foldCharacter(character);
      isInStep &&= folded.length === 1 && character.length === 1;
      return folded;
    })
    .toLowerCase();
  let starts: readonly number[] | undefined;
  const at = (offset: number): number => {
    if (!isInStep) starts ??= startsIn(original);
    return Math.min(starts ? (starts[offset] ?? original.length) : offset, original.length);
  };
  return {
    text,
    originOf: (start, end) => [at(start), end > start ? endOf(original, at(end - 1)) : at(start)],
  };
}

/** For each place of the folded text its place in the original; worked out when something is to be shown. */
function startsIn(original: string): readonly number[] {
  const starts: number[] = [];
  let position = 0;
  for (const character of original) {
    for (let unit = foldCharacter(character).length; unit > 0; unit -= 1) starts.push(position);
    position += character.length;
  }
  return starts;
}

function endOf(original: string, start: number): number {
  return start + ((original.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 128) return character;
  const known = remembered.get(character);
  if (known !== undefined) return known;
  const folded = isInvisible(character, code) ? '' : plainSign(character).slice(0, LONGEST_LETTER);
  // Bounded, so that a stranger who sends every character there is cannot fill the memory.
  if (remembered.size < MOST_REMEMBERED) remembered.set(character, folded);
  return folded;
}

/** The Latin letters with accents, which all show something: no tables of signs are compiled for them. */
const FIRST_LETTER = 0xc0;
const AFTER_LETTERS = 0x250;

function isInvisible(character: string, code: number): boolean {
  const isLatin = code >= FIRST_LETTER && code < AFTER_LETTERS;
  return !isLatin && /\p{Default_Ignorable_Code_Point}|\p{M}|\p{Cc}|\p{Cs}/u.test(character);
}

const SIGNS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '∗': '*',
  '。': '.',
};

function plainSign(character: string): string {
  return SIGNS[character] ?? plainLetter(character);
}
