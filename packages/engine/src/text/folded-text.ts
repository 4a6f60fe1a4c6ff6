import type { Span } from '../vocabulary.ts';
import { plainLetter } from './plain-letters.ts';

/** A text without case, accents, disguised letters and invisible characters, and the way back to what was written. */
export interface FoldedText {
  readonly text: string;
  /** Where a stretch of the folded text stands in the original, in UTF-16 units. */
  readonly originOf: (start: number, end: number) => Span;
}

const MOST_REMEMBERED = 4_096;
/** Some signs stand for whole sentences. */
const LONGEST_LETTER = 4;

const remembered = new Map<string, string>();

/** Folds character by character; the time grows with the length. */
export function foldText(original: string): FoldedText {
  const starts: number[] = [];
  let text = '';
  let position = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit += 1) starts.push(position);
    text += folded;
    position += character.length;
  }
  starts.push(original.length);
  const at = (offset: number): number => starts[Math.min(offset, starts.length - 1)] ?? original.length;
  return {
    text,
    originOf: (start, end) => [at(start), end > start ? endOf(original, at(end - 1)) : at(start)],
  };
}

function endOf(original: string, start: number): number {
  return start + ((original.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 128) return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : character;
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
