import { sumOfTrees, type Trees } from '../../src/learned/trees.ts';
import { randomFrom, shuffledOrder } from '../random.ts';
import { type Column, columnOf } from './bins.ts';
import { type Grown, growTree, type TreeSettings } from './grow-tree.ts';

/** One row of training. */
export interface NumbersExample {
  readonly numbers: Float64Array;
  /** Log-odds from which the trees start. */
  readonly start: number;
  /** 1 for a scam, 0 for a safe row. */
  readonly target: number;
  readonly weight: number;
}

export interface BoostSettings extends TreeSettings {
  /** How many trees each run of boosting grows. */
  readonly trees: number;
  /** How many runs, each by chances of its own, give their mean: a single one is partly luck. */
  readonly runs: number;
  /** How much of what a tree says is believed. */
  readonly rate: number;
  /** Share of the columns, and of the rows, that one tree sees. */
  readonly columns: number;
  readonly rows: number;
  readonly seed: number;
}

/** Digits that the value of a leaf keeps. */
const DIGITS = 4;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

interface Written {
  readonly roots: number[];
  readonly features: number[];
  readonly values: number[];
  readonly otherwise: number[];
}

/** Gradient-boosted trees for the log-odds of a scam, the mean of several runs. The same rows and seed give the same trees. */
export function trainBoosted(examples: readonly NumbersExample[], settings: BoostSettings): Trees {
  const width = examples[0]?.numbers.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) =>
    columnOf(Float64Array.from(examples, ({ numbers }) => numbers[column] ?? 0)),
  );
  const trees: Written = { roots: [], features: [], values: [], otherwise: [] };
  for (let run = 0; run < settings.runs; run += 1) boost(examples, columns, settings, run, trees);
  return trees;
}

/** One run of boosting; its leaves are written as its share of the mean. */
function boost(
  examples: readonly NumbersExample[],
  columns: readonly Column[],
  settings: BoostSettings,
  run: number,
  trees: Written,
): void {
  const scores = Float64Array.from(examples, ({ start }) => start);
  const random = randomFrom(settings.seed + run);
  const slope = new Float64Array(examples.length);
  const curvature = new Float64Array(examples.length);
  for (let round = 0; round < settings.trees; round += 1) {
    for (const [row, { target, weight }] of examples.entries()) {
      const probability = sigmoid(scores[row] ?? 0);
      slope[row] = weight * (probability - target);
      curvature[row] = weight * probability * (1 - probability);
    }
    const rows = some(examples.length, settings.rows, random);
    const asked = some(columns.length, settings.columns, random);
    const root = growTree({ columns, slope, curvature }, asked, rows, settings, random);
    trees.roots.push(trees.features.length);
    write(root, columns, settings, trees);
    addTo(scores, { ...trees, roots: trees.roots.slice(-1) }, settings.runs, examples);
  }
}

/** A share of the numbers below `count`, by chance, in rising order. */
function some(count: number, share: number, random: () => number): Int32Array {
  return shuffledOrder(count, random)
    .subarray(0, Math.ceil(count * share))
    .toSorted();
}

function write(part: Grown, columns: readonly Column[], settings: BoostSettings, into: Written): void {
  const { features, values, otherwise } = into;
  const at = features.length;
  const { parts, split, sums } = part;
  if (!parts || !split) {
    const value = (-settings.rate * sums.slope) / (sums.curvature + settings.ridge) / settings.runs;
    features.push(-1);
    values.push(Number(value.toPrecision(DIGITS)));
    otherwise.push(0);
    return;
  }
  features.push(split.column);
  values.push(columns[split.column]?.upTo[split.bin] ?? 0);
  otherwise.push(0);
  write(parts.low, columns, settings, into);
  otherwise[at] = features.length;
  write(parts.high, columns, settings, into);
}

/** A run knows nothing of the others: in it a tree counts whole. */
function addTo(scores: Float64Array, tree: Trees, runs: number, examples: readonly NumbersExample[]): void {
  for (const [row, { numbers }] of examples.entries()) {
    scores[row] = (scores[row] ?? 0) + runs * sumOfTrees(tree, numbers);
  }
}
