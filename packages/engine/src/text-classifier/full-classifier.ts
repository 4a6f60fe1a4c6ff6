import { type NgramTable, openNgrams } from '../inference/backoff-model.ts';
import { sumOfTrees, type Trees } from '../inference/trees.ts';
import type { PackedWeights } from '../inference/weight-table.ts';
import { DENSE_FEATURES, FEATURE_GROUPS, NGRAM_SCORES_FROM, writeDenseFeatures } from './dense-features.ts';
import { FEATURE_BITS, textFeatures } from './features.ts';
import { GroupedFeatureBuffer } from './grouped-feature-buffer.ts';
import { modelledTexts, scoreTextNgrams } from './language-models.ts';
import { maskedText } from './masked-text.ts';
import {
  calibratedScore,
  type TextClassifier,
  type TextWeights,
  tablesOf,
  weighFeatures,
} from './small-classifier.ts';

/** The weights of the text classifier for a server: a logistic regression, language models, and the trees stacked on them. */
export interface FullTextWeights extends TextWeights {
  /** The n-grams of the language models. */
  readonly runs: PackedWeights;
  /** Share of the regression's log-odds from which the trees start. */
  readonly start: number;
  readonly trees: Trees;
}

const buffer = new GroupedFeatureBuffer(FEATURE_BITS);
const denseFeatures = new Float64Array(DENSE_FEATURES);

/** The classifier for a server. Its weights are opened when it is first used. */
export function fullTextClassifier(weights: FullTextWeights): TextClassifier {
  const tableOf = tablesOf(weights);
  let ngrams: NgramTable | undefined;
  return (reading, signalFeatures, doubt = 0) => {
    ngrams ??= openNgrams(weights.runs);
    const features = textFeatures(reading, signalFeatures, buffer);
    const sum = weights.bias + weighFeatures(features, buffer, tableOf);
    writeGroupSums();
    denseFeatures[FEATURE_GROUPS] = sum;
    const masked = maskedText(reading, features.tokens);
    writeDenseFeatures(features, masked, denseFeatures);
    scoreTextNgrams(modelledTexts(masked, features.tokens), ngrams, denseFeatures, NGRAM_SCORES_FROM);
    const logOdds = weights.start * sum + sumOfTrees(weights.trees, denseFeatures);
    return calibratedScore(reading, features, buffer, weights, logOdds, doubt);
  };
}

/** Writes the sum of each group of features before the other dense features. */
function writeGroupSums(): void {
  let index = 0;
  for (let group = 0; group < FEATURE_GROUPS; group += 1) {
    let sum = 0;
    for (const end = buffer.ends[group] ?? 0; index < end; index += 1) sum += buffer.values[index] ?? 0;
    denseFeatures[group] = sum;
  }
}
