import { type NgramTable, openNgrams } from '../inference/backoff-model.ts';
import { type CalibrationCurve, calibratedRisk } from '../inference/calibration.ts';
import { FeatureBuffer } from '../inference/feature-buffer.ts';
import { sumOfTrees, type Trees } from '../inference/trees.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../inference/weight-table.ts';
import { ADDRESS_BITS, FEATURE_GROUPS } from './address-features.ts';
import { DENSE_FEATURES, NGRAM_SCORES_FROM, writeDenseFeatures } from './dense-features.ts';
import { scoreAddressNgrams } from './language-models.ts';
import { fullFeatures, lookUp } from './lookup-features.ts';
import type { AddressClassifier } from './small-classifier.ts';

/** The weights of the address classifier for a server: a logistic regression, language models, and the trees stacked on them. */
export interface FullAddressWeights {
  readonly bias: number;
  readonly table: PackedWeights;
  /** The n-grams of the language models. */
  readonly runs: PackedWeights;
  /** Share of the regression's log-odds from which the trees start. */
  readonly start: number;
  readonly trees: Trees;
  readonly curve: CalibrationCurve;
}

interface Opened {
  readonly table: WeightTable;
  readonly ngrams: NgramTable;
}

const buffer = new FeatureBuffer(ADDRESS_BITS);
const denseFeatures = new Float64Array(DENSE_FEATURES);

/** The classifier for a server. Its weights are opened when it is first used. */
export function fullAddressClassifier(weights: FullAddressWeights): AddressClassifier {
  const { bias, start, trees, curve } = weights;
  let opened: Opened | undefined;
  return (address, signalFeatures) => {
    opened ??= { table: unpackWeights(weights.table, ADDRESS_BITS), ngrams: openNgrams(weights.runs) };
    const lookedUp = lookUp(address);
    const sum = bias + writeGroupSums(opened.table, fullFeatures(address, signalFeatures, lookedUp, buffer));
    denseFeatures[FEATURE_GROUPS.length] = sum;
    writeDenseFeatures(address, lookedUp, denseFeatures);
    scoreAddressNgrams(address, opened.ngrams, denseFeatures, NGRAM_SCORES_FROM);
    const logOdds = start * sum + sumOfTrees(trees, denseFeatures);
    return { logOdds, risk: calibratedRisk(curve, logOdds) };
  };
}

/** Writes the sum of each group of features before the other dense features. Returns the sum of all. */
function writeGroupSums(table: WeightTable, ends: Int32Array): number {
  let sum = 0;
  let index = 0;
  for (let group = 0; group < ends.length; group += 1) {
    let groupSum = 0;
    for (const end = ends[group] ?? 0; index < end; index += 1) {
      groupSum += weightAt(table, buffer.buckets[index] as number) * (buffer.values[index] as number);
    }
    denseFeatures[group] = groupSum;
    sum += groupSum;
  }
  return sum;
}
