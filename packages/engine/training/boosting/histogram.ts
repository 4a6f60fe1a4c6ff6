import { type Column, MOST_BINS } from './bins.ts';

/** What trees are grown from: the columns, and for each row which way and how surely its score should move. */
export interface Slopes {
  readonly columns: readonly Column[];
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
}

/** Sums of some rows for each bin of each asked column: slope, curvature, rows. */
export type Histogram = Float64Array;

const FIELDS = 3;

export function histogramOf(
  { columns, slope, curvature }: Slopes,
  asked: Int32Array,
  rows: Int32Array,
): Histogram {
  const histogram = new Float64Array(asked.length * MOST_BINS * FIELDS);
  for (let place = 0; place < asked.length; place += 1) {
    const bins = columns[asked[place] ?? 0]?.bins;
    if (!bins) continue;
    const from = place * MOST_BINS * FIELDS;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      const at = from + (bins[row] ?? 0) * FIELDS;
      histogram[at] = (histogram[at] ?? 0) + (slope[row] ?? 0);
      histogram[at + 1] = (histogram[at + 1] ?? 0) + (curvature[row] ?? 0);
      histogram[at + 2] = (histogram[at + 2] ?? 0) + 1;
    }
  }
  return histogram;
}

/** The histogram of the rows that are in the whole and not in the part. */
export const withoutPart = (whole: Histogram, part: Histogram): Histogram =>
  whole.map((sum, at) => sum - (part[at] ?? 0));

/** Sums over some rows. */
export interface Sums {
  readonly slope: number;
  readonly curvature: number;
  readonly rows: number;
}

/** A question that parts rows well. */
export interface Split {
  readonly gain: number;
  readonly column: number;
  /** Rows in this bin and below go one way. */
  readonly bin: number;
}

/** How far a leaf with these sums brings the rows nearer to the truth. */
const worth = (slope: number, curvature: number, ridge: number) => (slope * slope) / (curvature + ridge);

/**
 * The best question for the rows of a histogram; `undefined` when none parts them into two groups of enough rows.
 *
 * @param boundary - the bin of a column up to which its rows may go one way; all are tried where nothing is said.
 */
export function bestSplit(
  histogram: Histogram,
  asked: Int32Array,
  all: Sums,
  { ridge, leastRows }: { readonly ridge: number; readonly leastRows: number },
  boundary: (column: number) => number | undefined,
): Split | undefined {
  let best: Split | undefined;
  const before = worth(all.slope, all.curvature, ridge);
  for (let place = 0; place < asked.length; place += 1) {
    let slope = 0;
    let curvature = 0;
    let rows = 0;
    const only = boundary(asked[place] ?? 0);
    for (let bin = 0; bin <= (only ?? MOST_BINS - 2); bin += 1) {
      const at = (place * MOST_BINS + bin) * FIELDS;
      slope += histogram[at] ?? 0;
      curvature += histogram[at + 1] ?? 0;
      rows += histogram[at + 2] ?? 0;
      if (rows < leastRows || (only !== undefined && bin < only)) continue;
      if (all.rows - rows < leastRows) break;
      const after =
        worth(slope, curvature, ridge) + worth(all.slope - slope, all.curvature - curvature, ridge);
      const gain = after - before;
      if (gain > (best?.gain ?? 1e-9)) best = { gain, column: asked[place] ?? 0, bin };
    }
  }
  return best;
}
