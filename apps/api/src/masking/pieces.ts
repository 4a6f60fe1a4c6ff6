import { gluedNumber } from './glued-words.ts';
import { type NumberWord, numberWord } from './number-words.ts';

/** A run of letters or of digits in a folded text. */
export interface Piece {
  readonly text: string;
  /** Place in the folded text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'digits' | 'number-word' | 'perhaps-digits' | 'word';
  /** How many digits it can stand for; 0 for a word. */
  readonly weight: number;
  /** The meaning of a number word. It is absent where several are glued together. */
  readonly word?: NumberWord | undefined;
}

const RUN = /[\p{L}\p{N}|$!]+/gu;
const DIGITS_OR_LETTERS = /\d+|[^\d]+/g;
/** Letters and signs by which people write digits. */
const DIGIT_LIKE = /^[oil|zsbgq!$\d]+$/;
const LONGEST_DISGUISE = 4;
/** Shorter ones hold no two number words. */
const SHORTEST_GLUED = 6;
/** Figures that stand for letters inside a number word: `n3uf`. */
const LETTERS_FOR_DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** The pieces of a folded text in order; a digit among digits may be written with the letter that looks like it. */
export function piecesOf(text: string): readonly Piece[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const [run] = match;
    if (!/\d/.test(run)) return letters(run, match.index);
    if (DIGIT_LIKE.test(run)) return [piece(run, match.index, 'digits', run.length)];
    const disguised =
      run.length <= 12
        ? numberWord(run.replace(/[\d$!|]/g, (sign) => LETTERS_FOR_DIGITS[sign] ?? sign))
        : undefined;
    if (disguised) return [{ ...piece(run, match.index, 'number-word', disguised.weight), word: disguised }];
    return [...run.matchAll(DIGITS_OR_LETTERS)].flatMap((part) =>
      /\d/.test(part[0])
        ? [piece(part[0], match.index + part.index, 'digits', part[0].length)]
        : letters(part[0], match.index + part.index),
    );
  });
}

function letters(text: string, start: number): readonly Piece[] {
  const word = numberWord(text);
  if (word) return [{ ...piece(text, start, 'number-word', word.weight), word }];
  if (text.length <= LONGEST_DISGUISE && DIGIT_LIKE.test(text))
    return [piece(text, start, 'perhaps-digits', text.length)];
  const glued = text.length >= SHORTEST_GLUED ? gluedNumber(text) : undefined;
  if (!glued) return [piece(text, start, 'word', 0)];
  const [from, to] = glued.span;
  return [
    ...(from > 0 ? [piece(text.slice(0, from), start, 'word', 0)] : []),
    piece(text.slice(from, to), start + from, 'number-word', glued.weight),
    ...(to < text.length ? [piece(text.slice(to), start + to, 'word', 0)] : []),
  ];
}

function piece(text: string, start: number, kind: Piece['kind'], weight: number): Piece {
  return { text, start, end: start + text.length, kind, weight };
}
