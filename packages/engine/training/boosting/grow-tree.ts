import {
  bestSplit,
  type Histogram,
  histogramOf,
  type Slopes,
  type Split,
  type Sums,
  withoutPart,
} from './histogram.ts';

export interface TreeSettings {
  /** Most leaves of a tree. */
  readonly leaves: number;
  /** Pull of a leaf's value towards zero. */
  readonly ridge: number;
  /** Fewest rows of a leaf. */
  readonly leastRows: number;
  /**
   * Where a question may part the rows: where it does so best, or at one place for each column that is drawn by lot. Trees that may not
   * choose what suits their own rows best differ more from each other, and fewer of them are needed.
   */
  readonly boundaries: 'best' | 'drawn';
}

/** A part of the rows; it has a question and two parts of its own, or it is a leaf. */
export interface Grown {
  readonly rows: Int32Array;
  readonly sums: Sums;
  readonly histogram: Histogram;
  readonly split: Split | undefined;
  parts?: { readonly low: Grown; readonly high: Grown };
}

/** Grows one tree: of all leaves always the one is parted next whose question is worth most. */
export function growTree(
  slopes: Slopes,
  asked: Int32Array,
  rows: Int32Array,
  settings: TreeSettings,
  random: () => number,
): Grown {
  const boundary = (column: number) =>
    settings.boundaries === 'best'
      ? undefined
      : Math.floor(random() * (slopes.columns[column]?.upTo.length ?? 0));
  const grown = (some: Int32Array, histogram: Histogram): Grown => {
    const sums = sumsOf(slopes, some);
    return { rows: some, sums, histogram, split: bestSplit(histogram, asked, sums, settings, boundary) };
  };
  const root = grown(rows, histogramOf(slopes, asked, rows));
  const leaves = [root];
  while (leaves.length < settings.leaves) {
    const best = leaves.reduce((one, other) =>
      (other.split?.gain ?? 0) > (one.split?.gain ?? 0) ? other : one,
    );
    if (!best.split) break;
    const bins = slopes.columns[best.split.column]?.bins;
    const { bin } = best.split;
    const low = best.rows.filter((row) => (bins?.[row] ?? 0) <= bin);
    const high = best.rows.filter((row) => (bins?.[row] ?? 0) > bin);
    const isLowSmaller = low.length < high.length;
    const smaller = histogramOf(slopes, asked, isLowSmaller ? low : high);
    const larger = withoutPart(best.histogram, smaller);
    const parts = {
      low: grown(low, isLowSmaller ? smaller : larger),
      high: grown(high, isLowSmaller ? larger : smaller),
    };
    best.parts = parts;
    leaves.splice(leaves.indexOf(best), 1, parts.low, parts.high);
  }
  return root;
}

function sumsOf({ slope, curvature }: Slopes, rows: Int32Array): Sums {
  let slopes = 0;
  let curvatures = 0;
  for (const row of rows) {
    slopes += slope[row] ?? 0;
    curvatures += curvature[row] ?? 0;
  }
  return { slope: slopes, curvature: curvatures, rows: rows.length };
}
