/** Most values that are told apart of one number. */
export const MOST_BINS = 64;
/** Digits that a boundary keeps; rows are sorted into bins by the rounded boundary, as a reader will be. */
const DIGITS = 6;

/** One number of all rows, coarsely. */
export interface Column {
  /** Bin of each row. */
  readonly bins: Uint8Array;
  /** Bin `n` holds what is at most `upTo[n]` and above the one before; the last bin has no boundary. */
  readonly upTo: Float64Array;
}

/** Sorts one number of all rows into bins of about equally many rows. */
export function columnOf(numbers: Float64Array): Column {
  const sorted = numbers.toSorted();
  const boundaries: number[] = [];
  for (let bin = 1; bin < MOST_BINS; bin += 1) {
    const at = Math.floor((bin * sorted.length) / MOST_BINS);
    const below = sorted[at - 1] ?? 0;
    const above = sorted[firstAbove(sorted, below)];
    if (above === undefined) break;
    const boundary = Number(((below + above) / 2).toPrecision(DIGITS));
    if (boundary > (boundaries.at(-1) ?? Number.NEGATIVE_INFINITY)) boundaries.push(boundary);
  }
  const upTo = Float64Array.from(boundaries);
  return { bins: Uint8Array.from(numbers, (number) => binOf(upTo, number)), upTo };
}

function binOf(upTo: Float64Array, number: number): number {
  let low = 0;
  let high = upTo.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (number <= (upTo[middle] ?? 0)) high = middle;
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
