import {
  bestSplit,
  type Gradients,
  type Histogram,
  histogramOf,
  type Split,
  type Sums,
  siblingHistogram,
} from './histogram.ts';

export interface TreeSettings {
  /** Most leaves of a tree. */
  readonly maxLeaves: number;
  /** L2 regularization of the leaves' values. */
  readonly l2: number;
  /** Fewest rows of a leaf. */
  readonly minLeafRows: number;
  /**
   * `best`: every threshold of a column is tried. `random`: one random threshold for each column, as in extremely randomized trees
   * (Geurts et al. 2006). Such trees differ more from each other, so fewer of them are needed.
   */
  readonly splits: 'best' | 'random';
}

/** A node with its rows. An inner node has a split and two children; a leaf has no children. */
export interface TreeNode {
  readonly rows: Int32Array;
  readonly sums: Sums;
  readonly histogram: Histogram;
  readonly split: Split | undefined;
  children?: { readonly low: TreeNode; readonly high: TreeNode };
}

/** Grows one tree leaf-wise: the leaf whose split has the largest gain is split next. */
export function growTree(
  gradients: Gradients,
  sampledColumns: Int32Array,
  rows: Int32Array,
  settings: TreeSettings,
  random: () => number,
): TreeNode {
  const threshold = (column: number) =>
    settings.splits === 'best'
      ? undefined
      : Math.floor(random() * (gradients.columns[column]?.upperBounds.length ?? 0));
  const node = (nodeRows: Int32Array, histogram: Histogram): TreeNode => {
    const sums = sumsOf(gradients, nodeRows);
    return {
      rows: nodeRows,
      sums,
      histogram,
      split: bestSplit(histogram, sampledColumns, sums, settings, threshold),
    };
  };
  const root = node(rows, histogramOf(gradients, sampledColumns, rows));
  const leaves = [root];
  while (leaves.length < settings.maxLeaves) {
    const best = leaves.reduce((one, other) =>
      (other.split?.gain ?? 0) > (one.split?.gain ?? 0) ? other : one,
    );
    if (!best.split) break;
    const bins = gradients.columns[best.split.column]?.bins;
    const { bin } = best.split;
    const low = best.rows.filter((row) => (bins?.[row] ?? 0) <= bin);
    const high = best.rows.filter((row) => (bins?.[row] ?? 0) > bin);
    const isLowSmaller = low.length < high.length;
    const smaller = histogramOf(gradients, sampledColumns, isLowSmaller ? low : high);
    const larger = siblingHistogram(best.histogram, smaller);
    const children = {
      low: node(low, isLowSmaller ? smaller : larger),
      high: node(high, isLowSmaller ? larger : smaller),
    };
    best.children = children;
    leaves.splice(leaves.indexOf(best), 1, children.low, children.high);
  }
  return root;
}

function sumsOf(gradients: Gradients, rows: Int32Array): Sums {
  let gradient = 0;
  let hessian = 0;
  for (const row of rows) {
    gradient += gradients.gradient[row] ?? 0;
    hessian += gradients.hessian[row] ?? 0;
  }
  return { gradient, hessian, rows: rows.length };
}
