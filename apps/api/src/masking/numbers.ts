import type { Span } from '@scamguard/engine';
import { harmlessFigures } from './harmless-figures.ts';
import type { Piece } from './pieces.ts';

/** What people say between the digits of a number. */
const JOINING = new Set(
  'et puis ensuite apres suivi de and then next followed by espace space point dot tiret dash virgule comma slash plus moins trait underscore'.split(
    ' ',
  ),
);
const MOST_JOINING_WORDS = 6;
const MOST_WORDS_BETWEEN = 2;
/** Signs between two pieces of one number, for each word between them once more. */
const WIDEST_GAP = 12;
const FEWEST_DIGITS = 6;
const FEWEST_SPOKEN_DIGITS = 8;
const FEWEST_SCATTERED_DIGITS = 8;
const FEWEST_IN_MANY_PIECES = 7;
const MANY_PIECES = 3;
const YEAR = /^(?:19[5-9]|20[0-3])\d$/;
const MOST_YEARS = 2;
/** Articles more often than figures. */
const ARTICLES = new Set(['un', 'une', 'one']);

/** Places of telephone, account, card and identity numbers in a folded text, however their digits are written. */
export function numberSpans(text: string, pieces: readonly Piece[]): readonly Span[] {
  const harmless = harmlessFigures(text);
  const told = pieces.map((piece): Piece => {
    const isHarmless = harmless.some(([start, end]) => piece.start >= start && piece.end <= end);
    return isHarmless ? { ...piece, kind: 'word', weight: 0 } : piece;
  });
  const close = runs(told, 0).flatMap(closeSpan);
  const scattered = runs(told, MOST_WORDS_BETWEEN).flatMap((run) => scatteredSpans(run, close));
  return [...close, ...scattered];
}

/** Figures that follow each other with signs, joining words and at most so many other words between them. */
function runs(pieces: readonly Piece[], mostWordsBetween: number): readonly (readonly Piece[])[] {
  const found: Piece[][] = [];
  let run: Piece[] = [];
  let joining = 0;
  let words = 0;
  for (const piece of pieces) {
    if (piece.kind === 'word') {
      if (JOINING.has(piece.text)) joining += 1;
      else words += 1;
      continue;
    }
    const last = run.at(-1);
    const isNear = last && piece.start - last.end <= WIDEST_GAP * (1 + joining + words);
    if (!isNear || joining > MOST_JOINING_WORDS || words > mostWordsBetween) {
      run = [];
      found.push(run);
    }
    run.push(piece);
    joining = 0;
    words = 0;
  }
  return found;
}

function closeSpan(run: readonly Piece[]): readonly Span[] {
  const digits = run.filter(({ kind }) => kind === 'digits');
  if (
    digits.length <= MOST_YEARS &&
    digits.every(({ text }) => YEAR.test(text)) &&
    digits.length === run.length
  )
    return [];
  const meant = trimmed(run);
  const weight = meant.reduce((sum, piece) => sum + piece.weight, 0);
  const isNumber = weight >= (digits.length ? FEWEST_DIGITS : FEWEST_SPOKEN_DIGITS);
  const [first, last] = [meant[0], meant.at(-1)];
  return isNumber && first && last ? [[first.start, last.end]] : [];
}

/** Without what only looks like digits, or is an article, at either end. */
function trimmed(run: readonly Piece[]): readonly Piece[] {
  return run.slice(run.findIndex(isSurelyFigure), run.findLastIndex(isSurelyFigure) + 1);
}

function isSurelyFigure({ kind, text }: Piece): boolean {
  return kind === 'digits' || (kind === 'number-word' && !ARTICLES.has(text));
}

/** @param close what is a number already: what looks like a year in it is none. */
function scatteredSpans(run: readonly Piece[], close: readonly Span[]): readonly Span[] {
  const isYear = ({ text, start, end }: Piece) =>
    YEAR.test(text) && !close.some(([from, to]) => start >= from && end <= to);
  const figures = run.filter((piece) => isSurelyFigure(piece) && !isYear(piece));
  const weight = figures.reduce((sum, piece) => sum + piece.weight, 0);
  const isNumber =
    weight >= FEWEST_SCATTERED_DIGITS || (figures.length >= MANY_PIECES && weight >= FEWEST_IN_MANY_PIECES);
  const isWritten = figures.filter(({ kind }) => kind === 'digits').length > 1;
  return isNumber && isWritten ? figures.map(({ start, end }): Span => [start, end]) : [];
}
