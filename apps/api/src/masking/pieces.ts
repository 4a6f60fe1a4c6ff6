import { weightOfWord } from './number-words.ts';

/** A run of letters or of digits in a folded text. */
export interface Piece {
  readonly text: string;
  /** Place in the folded text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'digits' | 'number-word' | 'perhaps-digits' | 'word';
  /** How many digits it can stand for; 0 for a word. */
  readonly weight: number;
}

const RUN = /[a-z0-9|$!]+/g;
const DIGITS_OR_LETTERS = /\d+|[^\d]+/g;
/** Letters and signs by which people write digits. */
const DIGIT_LIKE = /^[oil|zsbgq!$\d]+$/;
const LONGEST_DISGUISE = 4;

/** The pieces of a folded text in order; a digit among digits may be written with the letter that looks like it. */
export function piecesOf(text: string): readonly Piece[] {
  return [...text.matchAll(RUN)].flatMap((match) => {
    const [run] = match;
    if (/\d/.test(run) && DIGIT_LIKE.test(run)) return [piece(run, match.index, 'digits', run.length)];
    if (!/\d/.test(run)) return [letters(run, match.index)];
    return [...run.matchAll(DIGITS_OR_LETTERS)].map((part) =>
      /\d/.test(part[0])
        ? piece(part[0], match.index + part.index, 'digits', part[0].length)
        : letters(part[0], match.index + part.index),
    );
  });
}

function letters(text: string, start: number): Piece {
  const weight = weightOfWord(text);
  if (weight > 0) return piece(text, start, 'number-word', weight);
  const isDisguise = text.length <= LONGEST_DISGUISE && DIGIT_LIKE.test(text);
  return piece(text, start, isDisguise ? 'perhaps-digits' : 'word', isDisguise ? text.length : 0);
}

function piece(text: string, start: number, kind: Piece['kind'], weight: number): Piece {
  return { text, start, end: start + text.length, kind, weight };
}
