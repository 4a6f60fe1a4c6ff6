import type { Span } from '@scamguard/engine';
import { completedNumbers } from './completed-numbers.ts';
import { countedThings } from './counted-things.ts';
import { harmlessFigures } from './harmless-figures.ts';
import type { Piece } from './pieces.ts';
import { within } from './places.ts';

/** Words that people say between the digits of a number. */
const JOINING = new Set(
  'et puis ensuite apres suivi de and then next followed by espace space point dot tiret dash virgule comma slash plus moins trait underscore etoile star diese hash e y und na kpo ati ni alfa alpha bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'.split(
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
const FEWEST_PAIRS = 4;
/** Among so many number words, those that may be something else are numbers too. */
const FEWEST_SURE = 4;
const YEAR = /^(?:19[5-9]|20[0-3])\d$/;
const MOST_YEARS = 2;
/** Hundreds, tens and units as a number below a thousand is said, by the roles of its words: it is a quantity. */
const QUANTITY = /^(?:u?c)?(?:uv|v|t)?d?u?$/;
/** Scores of a game, told one by one. */
const LOW_FIGURES = /^[0-3]$/;
const THOUSANDS = /^[1-9]\d{0,2}000$/;
const FEWEST_PLAYED = 5;

interface Figure extends Piece {
  readonly isCounted: boolean;
}

/** Places of telephone, account, card and identity numbers in a folded text, however their digits are written. */
export function numberSpans(text: string, pieces: readonly Piece[]): readonly Span[] {
  const isHarmless = within(text.length, harmlessFigures(text));
  const isCounted = within(text.length, countedThings(text));
  const figures = pieces.map((piece): Figure => {
    const figure = { ...piece, isCounted: isCounted(piece.start, piece.end) };
    return isHarmless(piece.start, piece.end) ? asWord(figure) : figure;
  });
  const played = new Set(
    runs(text, figures, 0)
      .filter((run) => isCounting(run) || isScores(run) || isSums(run))
      .flat(),
  );
  const told = figures.map((figure) => (played.has(figure) ? asWord(figure) : figure));
  const close = runs(text, told, 0).flatMap(closeSpan);
  const isClose = within(text.length, close);
  const scattered = runs(text, told, MOST_WORDS_BETWEEN).flatMap((run) => scatteredSpans(run, isClose));
  return [...close, ...scattered, ...completedNumbers(told)];
}

const asWord = (figure: Figure): Figure => ({ ...figure, kind: 'word', weight: 0 });

/** Figures that follow each other with signs, joining words and at most so many other words between them. */
function runs(
  text: string,
  pieces: readonly Figure[],
  mostWordsBetween: number,
): readonly (readonly Figure[])[] {
  const found: Figure[][] = [];
  let run: Figure[] = [];
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
    // "Il a pris 50000" is no part of "22 personnes" in the next line.
    const isNext =
      mostWordsBetween === 0 && piece.isCounted && text.slice(last?.end, piece.start).includes('\n');
    if (!isNear || isNext || joining > MOST_JOINING_WORDS || words > mostWordsBetween) {
      run = [];
      found.push(run);
    }
    run.push(piece);
    joining = 0;
    words = 0;
  }
  return found;
}

function closeSpan(run: readonly Figure[]): readonly Span[] {
  const digits = run.filter(({ kind }) => kind === 'digits');
  if (isFewYears(run, digits)) return [];
  const meant = trimmed(run);
  const weight = weightOf(meant);
  const fewest = digits.length || meant[0]?.word?.role === 'z' ? FEWEST_DIGITS : FEWEST_SPOKEN_DIGITS;
  const isNumber = weight >= fewest && !isQuantity(meant);
  const [first, last] = [meant[0], meant.at(-1)];
  return isNumber && first && last ? [[first.start, last.end]] : [];
}

function isFewYears(run: readonly Figure[], digits: readonly Figure[]): boolean {
  return (
    digits.length === run.length && digits.length <= MOST_YEARS && digits.every(({ text }) => YEAR.test(text))
  );
}

/** "1, 2, 3, 4, 5, 6" counts. */
function isCounting(run: readonly Figure[]): boolean {
  const figures = run.map(({ text }) => text).join('');
  return (
    figures.length >= FEWEST_PLAYED && ['0123456789', '123456789'].some((row) => row.startsWith(figures))
  );
}

function isScores(run: readonly Figure[]): boolean {
  const digits = run.filter(({ kind }) => kind === 'digits');
  const isOnly = run.every(({ kind, word }) => kind === 'digits' || word?.isSure === false);
  return isOnly && digits.length >= FEWEST_PLAYED && digits.every(({ text }) => LOW_FIGURES.test(text));
}

/** "5000, puis 10000" */
function isSums(run: readonly Figure[]): boolean {
  return run.length > 1 && run.every(({ text }) => THOUSANDS.test(text));
}

function isQuantity(run: readonly Figure[]): boolean {
  return run.every(({ word }) => word) && QUANTITY.test(run.map(({ word }) => word?.role).join(''));
}

/** Without what only looks like digits, or is more often another word, at either end. */
function trimmed(run: readonly Figure[]): readonly Figure[] {
  const isTold = run.filter(({ word }) => word?.isSure).length >= FEWEST_SURE;
  const isMeant = isTold ? ({ kind }: Figure) => kind !== 'perhaps-digits' : isSurelyFigure;
  return run.slice(run.findIndex(isMeant), run.findLastIndex(isMeant) + 1);
}

function isSurelyFigure({ kind, word }: Piece): boolean {
  return kind === 'digits' || (kind === 'number-word' && word?.isSure !== false);
}

/** @param isClose what is a number already: what looks like a year in it is none. */
function scatteredSpans(
  run: readonly Figure[],
  isClose: (start: number, end: number) => boolean,
): readonly Span[] {
  const isYear = ({ text, start, end }: Piece) => YEAR.test(text) && !isClose(start, end);
  const figures = run.filter((piece) => isSurelyFigure(piece) && !isYear(piece));
  const written = figures.filter(({ kind }) => kind === 'digits');
  if (isDialled(figures, written)) return figures.map(spanOf);
  const zero = run.findIndex(({ word }) => word?.role === 'z');
  const spoken = zero < 0 ? [] : run.slice(zero).filter(({ kind }) => kind === 'number-word');
  return weightOf(spoken) >= FEWEST_SCATTERED_DIGITS ? spoken.map(spanOf) : [];
}

/** Enough figures that count nothing; or pairs, which is how a number is told, even where each stands before a noun. */
function isDialled(figures: readonly Figure[], written: readonly Figure[]): boolean {
  const plain = figures.filter(({ isCounted }) => !isCounted);
  const isLong =
    weightOf(plain) >= FEWEST_SCATTERED_DIGITS ||
    (plain.length >= MANY_PIECES && weightOf(plain) >= FEWEST_IN_MANY_PIECES);
  const isPairs = written.length >= FEWEST_PAIRS && written.every(({ weight }) => weight === 2);
  const hasZero = weightOf(figures) >= FEWEST_SCATTERED_DIGITS && /^0\d/.test(written[0]?.text ?? '');
  return written.length > 1 && (isLong || isPairs || hasZero);
}

const weightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { weight }) => sum + weight, 0);

const spanOf = ({ start, end }: Piece): Span => [start, end];
