import type { RunTable } from '../src/learned/runs.ts';
import { sumOfTrees, type Trees } from '../src/learned/trees.ts';
import type { PackedWeights } from '../src/learned/weight-table.ts';
import { type BoostSettings, type NumbersExample, trainBoosted } from './boosting/boost.ts';
import type { Learn } from './cross-validation.ts';
import type { LogisticModel, Vector } from './logistic.ts';

/** What tables find in an item, in figures, and the log-odds that these add up to. */
export interface Weighed {
  readonly sum: number;
  readonly numbers: Float64Array;
}

/** What a server's reader learns of features and of runs, before the trees. */
export interface FeatureTables {
  readonly features: LogisticModel;
  readonly packedRuns: PackedWeights;
  readonly runs: RunTable;
}

/** How tables are trained on items, and trees on what these tables say of items that they were not trained on. */
export interface Stacking<Item> {
  readonly foldOf: (item: Item) => number;
  readonly train: (items: readonly Item[]) => FeatureTables;
  readonly weigh: (tables: FeatureTables, item: Item) => Weighed;
  readonly targetOf: (item: Item) => number;
  readonly weightOf: (item: Item) => number;
  /** Share of the tables' log-odds from which the trees start. */
  readonly start: number;
  readonly settings: BoostSettings;
}

/** Tables, and the trees that correct them. */
export interface Stacked {
  readonly tables: FeatureTables;
  readonly trees: Trees;
}

export const trainStacked = <Item>(items: readonly Item[], stacking: Stacking<Item>): Stacked => ({
  trees: trainBoosted(examplesFor(items, stacking), stacking.settings),
  tables: stacking.train(items),
});

/** Stacked tables and trees as a learner, for cross-validation. */
export const learnStacked =
  <Item>(stacking: Stacking<Item>): Learn<Item> =>
  (items) => {
    const { tables, trees } = trainStacked(items, stacking);
    return (item) => {
      const { sum, numbers } = stacking.weigh(tables, item);
      return stacking.start * sum + sumOfTrees(trees, numbers);
    };
  };

/** Of its own items a table says what is too good to learn from. */
function examplesFor<Item>(
  items: readonly Item[],
  { foldOf, train, weigh, targetOf, weightOf, start }: Stacking<Item>,
): readonly NumbersExample[] {
  const examples: NumbersExample[] = [];
  const folds = items.map(foldOf);
  for (const fold of new Set(folds)) {
    const tables = train(items.filter((_, index) => folds[index] !== fold));
    for (const [index, item] of items.entries()) {
      if (folds[index] !== fold) continue;
      const { sum, numbers } = weigh(tables, item);
      examples.push({ numbers, start: start * sum, target: targetOf(item), weight: weightOf(item) });
    }
  }
  return examples;
}

/** Writes what each family of features weighs, then their sum with the bias, before the other figures. */
export function weighFamilies(
  { weights, bias }: LogisticModel,
  { buckets, values }: Vector,
  ends: Int32Array,
  into: Float64Array,
): number {
  let sum = bias;
  let index = 0;
  for (const [family, end] of ends.entries()) {
    let weight = 0;
    for (; index < end; index += 1) weight += (weights[buckets[index] ?? 0] ?? 0) * (values[index] ?? 0);
    into[family] = weight;
    sum += weight;
  }
  into[ends.length] = sum;
  return sum;
}
