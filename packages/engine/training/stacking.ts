import type { NgramTable } from '../src/inference/backoff-model.ts';
import { sumOfTrees, type Trees } from '../src/inference/trees.ts';
import type { PackedWeights } from '../src/inference/weight-table.ts';
import { type BoostSettings, type DenseExample, trainBoosted } from './boosting/boost.ts';
import type { Learner } from './cross-validation.ts';
import type { LogisticModel, SparseVector } from './logistic.ts';

/**
 * The output of the base models for an item: the dense features with their scores filled in, and the log-odds of the regression.
 */
interface BaseOutput {
  readonly sum: number;
  readonly denseFeatures: Float64Array;
}

/** The models that the trees are stacked on. */
export interface BaseModels {
  readonly regression: LogisticModel;
  readonly packedNgrams: PackedWeights;
  readonly ngrams: NgramTable;
}

/** Stacked generalization (Wolpert 1992): base models are trained on items, and trees on out-of-fold outputs of the base models. */
export interface Stacking<Item> {
  readonly foldOf: (item: Item) => number;
  readonly train: (items: readonly Item[]) => BaseModels;
  readonly applyBaseModels: (models: BaseModels, item: Item) => BaseOutput;
  readonly targetOf: (item: Item) => number;
  readonly weightInTrees: (item: Item) => number;
  /** Share of the regression's log-odds from which the trees start. */
  readonly initShare: number;
  readonly settings: BoostSettings;
}

/** Base models, and the trees stacked on them. */
export interface Stacked {
  readonly baseModels: BaseModels;
  readonly trees: Trees;
}

export const trainStacked = <Item>(items: readonly Item[], stacking: Stacking<Item>): Stacked => ({
  trees: trainBoosted(outOfFoldExamples(items, stacking), stacking.settings),
  baseModels: stacking.train(items),
});

/** Base models and trees as one learner, for cross-validation. */
export const learnStacked =
  <Item>(stacking: Stacking<Item>): Learner<Item> =>
  (items) => {
    const { baseModels, trees } = trainStacked(items, stacking);
    return (item) => {
      const { sum, denseFeatures } = stacking.applyBaseModels(baseModels, item);
      return stacking.initShare * sum + sumOfTrees(trees, denseFeatures);
    };
  };

/** The examples for the trees. Base models fit their own items too well, so each item's output comes from models of the other folds. */
function outOfFoldExamples<Item>(
  items: readonly Item[],
  { foldOf, train, applyBaseModels, targetOf, weightInTrees, initShare }: Stacking<Item>,
): readonly DenseExample[] {
  const examples: DenseExample[] = [];
  const folds = items.map(foldOf);
  for (const fold of new Set(folds)) {
    const models = train(items.filter((_, index) => folds[index] !== fold));
    for (const [index, item] of items.entries()) {
      if (folds[index] !== fold) continue;
      const { sum, denseFeatures } = applyBaseModels(models, item);
      examples.push({
        features: denseFeatures,
        initScore: initShare * sum,
        target: targetOf(item),
        weight: weightInTrees(item),
      });
    }
  }
  return examples;
}

/** Writes the sum of each group of hashed features, then the sum of all with the bias, before the other dense features. */
export function writeGroupSums(
  { weights, bias }: LogisticModel,
  { buckets, values }: SparseVector,
  groupEnds: Int32Array,
  into: Float64Array,
): number {
  let sum = bias;
  let index = 0;
  for (const [group, end] of groupEnds.entries()) {
    let groupSum = 0;
    for (; index < end; index += 1) groupSum += (weights[buckets[index] ?? 0] ?? 0) * (values[index] ?? 0);
    into[group] = groupSum;
    sum += groupSum;
  }
  into[groupEnds.length] = sum;
  return sum;
}
