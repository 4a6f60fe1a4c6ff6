import { ADDRESS_BITS } from '../src/address-classifier/address-features.ts';
import { NGRAM_SCORES_FROM } from '../src/address-classifier/dense-features.ts';
import type { FullAddressWeights } from '../src/address-classifier/full-classifier.ts';
import {
  modelledTexts,
  NAME_MODEL,
  RATIO_MODELS,
  scoreAddressNgrams,
} from '../src/address-classifier/language-models.ts';
import { packWeights, QUANTIZATION_STEPS, unpackWeights, weightAt } from '../src/inference/weight-table.ts';
import { trainBackoffModel } from './backoff-training.ts';
import type { Learner } from './cross-validation.ts';
import { establishedNames } from './established-sites.ts';
import { foldOfName } from './folds.ts';
import { fullStacking, packFull } from './full-training.ts';
import { INIT_SHARE, LINK_SETTINGS, TREE_SETTINGS, weightOfLink } from './link-hyperparameters.ts';
import type { FeaturizedLink } from './link-training.ts';
import { type Example, type LogisticModel, trainLogistic } from './logistic.ts';
import { withoutSingletons } from './singleton-features.ts';
import { learnStacked, type Stacked, trainStacked } from './stacking.ts';

const SIZE = 2 ** ADDRESS_BITS;
const isScam = ({ row }: FeaturizedLink) => row.label === 'scam';

const STACKING = fullStacking<FeaturizedLink>({
  foldOf: ({ site }) => foldOfName(`within ${site}`),
  isScam,
  weightOf: ({ row }) => weightOfLink(row),
  weightInTrees: ({ row }) => weightOfLink(row),
  featuresOf: ({ full }) => full,
  trainRegression,
  models: RATIO_MODELS.map((model) => ({ model })),
  modelledTexts: ({ full }) => modelledTexts(full.address),
  trainFixedModels: (weights) => {
    const names = establishedNames().map((text) => ({ text, isScam: true, weight: 1 }));
    trainBackoffModel(names, NAME_MODEL, weights);
  },
  scoreNgrams: ({ full }, ngrams, into) => scoreAddressNgrams(full.address, ngrams, into, NGRAM_SCORES_FROM),
  initShare: INIT_SHARE,
  settings: TREE_SETTINGS,
});

/** Trains the full address classifier. */
export const trainFullLinks = (links: readonly FeaturizedLink[]): Stacked => trainStacked(links, STACKING);

/** The full address classifier as a learner, for cross-validation. */
export const learnFullLinks: Learner<FeaturizedLink> = learnStacked(STACKING);

/** Its weights are quantized to what is shipped, so that every figure is for what is shipped. */
function trainRegression(links: readonly FeaturizedLink[]): LogisticModel {
  const examples = links.map(
    (link): Example => ({
      ...link.full.vector,
      groupEnds: link.full.groupEnds,
      target: isScam(link) ? 1 : 0,
      weight: weightOfLink(link.row),
    }),
  );
  const { weights, bias } = trainLogistic(withoutSingletons(examples, SIZE), SIZE, LINK_SETTINGS);
  const shipped = unpackWeights(packWeights(weights, ADDRESS_BITS, QUANTIZATION_STEPS.finest));
  return { weights: weights.map((_, bucket) => weightAt(shipped, bucket)), bias };
}

/** Packs a trained classifier as it is shipped. */
export const packFullLinks = (stacked: Stacked, curve: FullAddressWeights['curve']): FullAddressWeights => {
  const { bias, weights } = stacked.baseModels.regression;
  return {
    bias,
    table: packWeights(weights, ADDRESS_BITS, QUANTIZATION_STEPS.finest),
    ...packFull(stacked, INIT_SHARE),
    curve,
  };
};
