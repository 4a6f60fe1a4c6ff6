import {
  type LanguageModel,
  NGRAM_BITS,
  type NgramTable,
  openNgrams,
} from '../src/inference/backoff-model.ts';
import { packTrees } from '../src/inference/trees.ts';
import { packWeights, QUANTIZATION_STEPS } from '../src/inference/weight-table.ts';
import { type CountCutoff, trainBackoffModel } from './backoff-training.ts';
import type { LogisticModel, SparseVector } from './logistic.ts';
import { type BaseModels, type Stacked, type Stacking, writeGroupSums } from './stacking.ts';

/** The features of an item that a full classifier sees. */
export interface FullFeatures {
  /** The hashed features. */
  readonly vector: SparseVector;
  /** Where each group of hashed features ends. */
  readonly groupEnds: Int32Array;
  /** The dense features. The slots for group sums and language models are empty. */
  readonly denseFeatures: Float64Array;
}

/** The differences in training of the full classifiers of texts and of addresses. */
export interface FullRecipe<Item>
  extends Pick<Stacking<Item>, 'foldOf' | 'weightInTrees' | 'initShare' | 'settings'> {
  readonly isScam: (item: Item) => boolean;
  /** How much an item counts for the language models. */
  readonly weightOf: (item: Item) => number;
  readonly featuresOf: (item: Item) => FullFeatures;
  readonly trainRegression: (items: readonly Item[]) => LogisticModel;
  readonly models: readonly { readonly model: LanguageModel; readonly cutoff?: CountCutoff | undefined }[];
  /** The text of an item for each of the models. */
  readonly modelledTexts: (item: Item) => readonly string[];
  /** Trains models that do not depend on the items. */
  readonly trainFixedModels?: (weights: Float64Array) => void;
  readonly scoreNgrams: (item: Item, ngrams: NgramTable, into: Float64Array) => void;
}

/** How a full classifier is stacked: trees on a logistic regression and language models. */
export function fullStacking<Item>(recipe: FullRecipe<Item>): Stacking<Item> {
  const { foldOf, isScam, weightInTrees, initShare, settings } = recipe;
  return {
    foldOf,
    targetOf: (item) => (isScam(item) ? 1 : 0),
    weightInTrees,
    initShare,
    settings,
    train: (items) => trainBaseModels(items, recipe),
    applyBaseModels: ({ regression, ngrams }, item) => {
      const { vector, groupEnds, denseFeatures } = recipe.featuresOf(item);
      const filled = denseFeatures.slice();
      const sum = writeGroupSums(regression, vector, groupEnds, filled);
      recipe.scoreNgrams(item, ngrams, filled);
      return { sum, denseFeatures: filled };
    },
  };
}

function trainBaseModels<Item>(items: readonly Item[], recipe: FullRecipe<Item>): BaseModels {
  const weights = new Float64Array(2 ** NGRAM_BITS);
  recipe.trainFixedModels?.(weights);
  const texts = items.map(recipe.modelledTexts);
  for (const [index, { model, cutoff }] of recipe.models.entries()) {
    const rows = items.map((item, row) => ({
      text: texts[row]?.[index] ?? '',
      isScam: recipe.isScam(item),
      weight: recipe.weightOf(item),
    }));
    trainBackoffModel(rows, model, weights, cutoff);
  }
  const packedNgrams = packWeights(weights, NGRAM_BITS, QUANTIZATION_STEPS.finest);
  return { regression: recipe.trainRegression(items), packedNgrams, ngrams: openNgrams(packedNgrams) };
}

/** The language models and trees of a full classifier as they are shipped. */
export const packFull = ({ baseModels, trees }: Stacked, initShare: number) => ({
  runs: baseModels.packedNgrams,
  start: initShare,
  trees: packTrees(trees),
});
