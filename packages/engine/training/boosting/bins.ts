/** Most bins of a column. */
export const MAX_BINS = 64;
/** Digits that a bin's upper bound keeps. Rows are sorted by the rounded bound, which is the threshold that is shipped. */
const DIGITS = 6;

/** One feature of all rows, in bins. */
export interface Column {
  /** Bin of each row. */
  readonly bins: Uint8Array;
  /** Bin `n` holds what is at most `upperBounds[n]` and above the bound before. The last bin has no bound. */
  readonly upperBounds: Float64Array;
}

/** Sorts one feature of all rows into bins of about equally many rows. */
export function columnOf(numbers: Float64Array): Column {
  const sorted = numbers.toSorted();
  const bounds: number[] = [];
  for (let bin = 1; bin < MAX_BINS; bin += 1) {
    const at = Math.floor((bin * sorted.length) / MAX_BINS);
    const below = sorted[at - 1] ?? 0;
    const above = sorted[firstAbove(sorted, below)];
    if (above === undefined) break;
    const bound = Number(((below + above) / 2).toPrecision(DIGITS));
    if (bound > (bounds.at(-1) ?? Number.NEGATIVE_INFINITY)) bounds.push(bound);
  }
  const upperBounds = Float64Array.from(bounds);
  return { bins: Uint8Array.from(numbers, (number) => binOf(upperBounds, number)), upperBounds };
}

function binOf(upperBounds: Float64Array, number: number): number {
  let low = 0;
  let high = upperBounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (number <= (upperBounds[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function firstAbove(sorted: Float64Array, number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}
