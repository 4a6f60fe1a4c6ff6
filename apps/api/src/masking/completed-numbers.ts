import type { Span } from '@scamguard/engine';
import type { Piece } from './pieces.ts';

/** How many digits the numbers have that are dialled with a zero first: Benin, Côte d'Ivoire, Ghana; Nigeria. */
const WITH_ZERO = new Set([10, 11]);
const LONGEST = 11;
const MOST_PARTS = 10;
/** The figures of one number that follow each other closely enough to be its beginning: `0 1`. */
const BESIDE = 3;

/**
 * Places of numbers whose parts stand far from each other, "0195 … then 3371 … and last 08". The first part begins with zero, as
 * no quantity does. With the next parts, it makes up a whole number exactly.
 */
export function completedNumbers(pieces: readonly Piece[]): readonly Span[] {
  const figures = pieces.filter(({ kind }) => kind === 'digits');
  const found: Span[] = [];
  figures.forEach((first, index) => {
    if (!opensNumber(first, figures[index + 1])) return;
    const parts = figures.slice(index, index + MOST_PARTS);
    let digits = 0;
    const last = parts.findIndex(({ weight }) => {
      digits += weight;
      return WITH_ZERO.has(digits) || digits > LONGEST;
    });
    if (last > 0 && digits <= LONGEST)
      found.push(...parts.slice(0, last + 1).map(({ start, end }): Span => [start, end]));
  });
  return found;
}

function opensNumber(first: Piece, next: Piece | undefined): boolean {
  if (/^0[1-9]/.test(first.text)) return true;
  return first.text === '0' && next !== undefined && next.start - first.end <= BESIDE;
}
