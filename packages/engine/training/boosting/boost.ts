import { sumOfTrees, type Trees } from '../../src/inference/trees.ts';
import { randomFrom, shuffledOrder } from '../random.ts';
import { type Column, columnOf } from './bins.ts';
import { growTree, type TreeNode, type TreeSettings } from './grow-tree.ts';

/** One row of training. */
export interface DenseExample {
  readonly features: Float64Array;
  /** Log-odds from which the trees start. */
  readonly initScore: number;
  /** 1 for a scam, 0 for a safe row. */
  readonly target: number;
  readonly weight: number;
}

export interface BoostSettings extends TreeSettings {
  /** How many trees each bagged model has. */
  readonly trees: number;
  /** How many boosted models, each with a seed of its own, are averaged (bagging). A single one depends on its seed. */
  readonly baggedModels: number;
  /** Shrinkage: how much of each tree is added. */
  readonly learningRate: number;
  /** Share of the columns, and of the rows, that one tree sees. */
  readonly columnShare: number;
  readonly rowShare: number;
  readonly seed: number;
}

/** Digits that the value of a leaf keeps. */
const DIGITS = 4;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

interface NodeLists {
  readonly roots: number[];
  readonly features: number[];
  readonly values: number[];
  readonly otherwise: number[];
}

/**
 * Gradient boosting (Friedman 2001) of trees for the log-odds of a scam, averaged over bagged models. The same rows and seed give the same
 * trees.
 */
export function trainBoosted(examples: readonly DenseExample[], settings: BoostSettings): Trees {
  const width = examples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) =>
    columnOf(Float64Array.from(examples, ({ features }) => features[column] ?? 0)),
  );
  const trees: NodeLists = { roots: [], features: [], values: [], otherwise: [] };
  for (let model = 0; model < settings.baggedModels; model += 1)
    boost(examples, columns, settings, model, trees);
  return trees;
}

/** Trains one of the bagged models. Its leaves are written as its share of the mean. */
function boost(
  examples: readonly DenseExample[],
  columns: readonly Column[],
  settings: BoostSettings,
  model: number,
  trees: NodeLists,
): void {
  const scores = Float64Array.from(examples, ({ initScore }) => initScore);
  const random = randomFrom(settings.seed + model);
  const gradient = new Float64Array(examples.length);
  const hessian = new Float64Array(examples.length);
  for (let round = 0; round < settings.trees; round += 1) {
    for (const [row, { target, weight }] of examples.entries()) {
      const probability = sigmoid(scores[row] ?? 0);
      gradient[row] = weight * (probability - target);
      hessian[row] = weight * probability * (1 - probability);
    }
    const rows = sample(examples.length, settings.rowShare, random);
    const sampledColumns = sample(columns.length, settings.columnShare, random);
    const root = growTree({ columns, gradient, hessian }, sampledColumns, rows, settings, random);
    trees.roots.push(trees.features.length);
    write(root, columns, settings, trees);
    addTo(scores, { ...trees, roots: trees.roots.slice(-1) }, settings.baggedModels, examples);
  }
}

/** A random share of the numbers below `count`, in rising order. */
function sample(count: number, share: number, random: () => number): Int32Array {
  return shuffledOrder(count, random)
    .subarray(0, Math.ceil(count * share))
    .toSorted();
}

function write(node: TreeNode, columns: readonly Column[], settings: BoostSettings, into: NodeLists): void {
  const { features, values, otherwise } = into;
  const at = features.length;
  const { children, split, sums } = node;
  if (!children || !split) {
    const { learningRate, l2, baggedModels } = settings;
    const value = (-learningRate * sums.gradient) / (sums.hessian + l2) / baggedModels;
    features.push(-1);
    values.push(Number(value.toPrecision(DIGITS)));
    otherwise.push(0);
    return;
  }
  features.push(split.column);
  values.push(columns[split.column]?.upperBounds[split.bin] ?? 0);
  otherwise.push(0);
  write(children.low, columns, settings, into);
  otherwise[at] = features.length;
  write(children.high, columns, settings, into);
}

/** While one bagged model is trained, its trees count in full. */
function addTo(
  scores: Float64Array,
  tree: Trees,
  baggedModels: number,
  examples: readonly DenseExample[],
): void {
  for (const [row, { features }] of examples.entries()) {
    scores[row] = (scores[row] ?? 0) + baggedModels * sumOfTrees(tree, features);
  }
}
