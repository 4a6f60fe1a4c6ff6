import { NGRAM_SCORES_FROM } from '../src/text-classifier/dense-features.ts';
import type { FullTextWeights } from '../src/text-classifier/full-classifier.ts';
import { scoreTextNgrams, TEXT_MODELS } from '../src/text-classifier/language-models.ts';
import type { Learner } from './cross-validation.ts';
import { fullStacking, packFull } from './full-training.ts';
import { type BaseModels, learnStacked, type Stacked, trainStacked } from './stacking.ts';
import {
  TEXT_COUNT_CUTOFFS,
  TEXT_INIT_SHARE,
  TEXT_TREES,
  weightInTrees,
  weightOf,
} from './text-hyperparameters.ts';
import { type FeaturizedText, packTexts, trainTexts } from './text-training.ts';

const STACKING = fullStacking<FeaturizedText>({
  foldOf: ({ fold }) => fold,
  isScam: ({ row }) => row.label === 'scam',
  weightOf: ({ row }) => weightOf(row, 'full'),
  weightInTrees: ({ row }) => weightInTrees(row),
  featuresOf: (text) => text,
  trainRegression: (texts) => trainTexts('full', texts),
  models: TEXT_MODELS.map((model, index) => ({ model, cutoff: TEXT_COUNT_CUTOFFS[index] })),
  modelledTexts: (text) => text.modelledTexts,
  scoreNgrams: (text, ngrams, into) => scoreTextNgrams(text.modelledTexts, ngrams, into, NGRAM_SCORES_FROM),
  initShare: TEXT_INIT_SHARE,
  settings: TEXT_TREES,
});

const STACKING_ONCE = { ...STACKING, train: trainedOnce(STACKING.train) };

/** Trains the full text classifier. */
export const trainFullTexts = (texts: readonly FeaturizedText[]): Stacked =>
  trainStacked(texts, STACKING_ONCE);

/** The full text classifier as a learner, for cross-validation. */
export const learnFullTexts: Learner<FeaturizedText> = learnStacked(STACKING_ONCE);

/** The same, but stacked out of two folds instead of five. It takes half the time: base models are trained three times and not six. */
export const learnFullTextsInHalves: Learner<FeaturizedText> = learnStacked({
  ...STACKING,
  foldOf: ({ fold }) => fold % 2,
});

/** In nested cross-validation two folds can be left out in either order. Base models of the same texts are trained once. */
function trainedOnce(
  train: (texts: readonly FeaturizedText[]) => BaseModels,
): (texts: readonly FeaturizedText[]) => BaseModels {
  const trained = new Map<string, BaseModels>();
  return (texts) => {
    const key = texts.map(({ row }) => row.id).join(' ');
    const models = trained.get(key) ?? train(texts);
    trained.set(key, models);
    return models;
  };
}

/** Packs a trained classifier as it is shipped. */
export const packFullTexts = (stacked: Stacked, curves: FullTextWeights['curves']): FullTextWeights => ({
  ...packTexts('full', stacked.baseModels.regression, curves),
  ...packFull(stacked, TEXT_INIT_SHARE),
});
