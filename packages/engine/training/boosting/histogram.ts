import { type Column, MAX_BINS } from './bins.ts';

/** The data that trees are grown from: the columns, and the first and second derivative of the loss for each row. */
export interface Gradients {
  readonly columns: readonly Column[];
  readonly gradient: Float64Array;
  readonly hessian: Float64Array;
}

/** Sums over some rows for each bin of each sampled column: gradient, hessian, rows. */
export type Histogram = Float64Array;

const FIELDS = 3;

export function histogramOf(
  { columns, gradient, hessian }: Gradients,
  sampledColumns: Int32Array,
  rows: Int32Array,
): Histogram {
  const histogram = new Float64Array(sampledColumns.length * MAX_BINS * FIELDS);
  for (let place = 0; place < sampledColumns.length; place += 1) {
    const bins = columns[sampledColumns[place] ?? 0]?.bins;
    if (!bins) continue;
    const from = place * MAX_BINS * FIELDS;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      const at = from + (bins[row] ?? 0) * FIELDS;
      histogram[at] = (histogram[at] ?? 0) + (gradient[row] ?? 0);
      histogram[at + 1] = (histogram[at + 1] ?? 0) + (hessian[row] ?? 0);
      histogram[at + 2] = (histogram[at + 2] ?? 0) + 1;
    }
  }
  return histogram;
}

/** Histogram subtraction: the histogram of a node's other child. */
export const siblingHistogram = (parent: Histogram, child: Histogram): Histogram =>
  parent.map((sum, at) => sum - (child[at] ?? 0));

/** Sums over some rows. */
export interface Sums {
  readonly gradient: number;
  readonly hessian: number;
  readonly rows: number;
}

/** A split of the rows of a node. */
export interface Split {
  readonly gain: number;
  readonly column: number;
  /** The rows in this bin and below go to the left child. */
  readonly bin: number;
}

/** How much a leaf with these sums lowers the loss, times two. */
const leafScore = (gradient: number, hessian: number, l2: number) => (gradient * gradient) / (hessian + l2);

/**
 * The split with the largest gain for the rows of a histogram; `undefined` if none leaves enough rows on both sides.
 *
 * @param threshold - the only bin of a column to split at. Without one, all are tried.
 */
export function bestSplit(
  histogram: Histogram,
  sampledColumns: Int32Array,
  all: Sums,
  { l2, minLeafRows }: { readonly l2: number; readonly minLeafRows: number },
  threshold: (column: number) => number | undefined,
): Split | undefined {
  let best: Split | undefined;
  const before = leafScore(all.gradient, all.hessian, l2);
  for (let place = 0; place < sampledColumns.length; place += 1) {
    let gradient = 0;
    let hessian = 0;
    let rows = 0;
    const only = threshold(sampledColumns[place] ?? 0);
    for (let bin = 0; bin <= (only ?? MAX_BINS - 2); bin += 1) {
      const at = (place * MAX_BINS + bin) * FIELDS;
      gradient += histogram[at] ?? 0;
      hessian += histogram[at + 1] ?? 0;
      rows += histogram[at + 2] ?? 0;
      if (rows < minLeafRows || (only !== undefined && bin < only)) continue;
      if (all.rows - rows < minLeafRows) break;
      const after =
        leafScore(gradient, hessian, l2) + leafScore(all.gradient - gradient, all.hessian - hessian, l2);
      const gain = after - before;
      if (gain > (best?.gain ?? 1e-9)) best = { gain, column: sampledColumns[place] ?? 0, bin };
    }
  }
  return best;
}
