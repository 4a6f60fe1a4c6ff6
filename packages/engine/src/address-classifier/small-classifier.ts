import { type CalibrationCurve, calibratedRisk } from '../inference/calibration.ts';
import { FeatureBuffer } from '../inference/feature-buffer.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../inference/weight-table.ts';
import { ADDRESS_BITS, addressFeatures } from './address-features.ts';
import type { AddressComponents } from './lexical-features.ts';

/** The weights of the small address classifier, as the trainer writes them. */
export interface AddressWeights {
  readonly bias: number;
  readonly table: PackedWeights;
  readonly curve: CalibrationCurve;
}

/** The score of an address. */
export interface AddressScore {
  /** Natural logarithm of the odds that it is a scam, before calibration. */
  readonly logOdds: number;
  /** Calibrated risk in per cent, not rounded. */
  readonly risk: number;
}

/**
 * Scores an address by what was learned from labelled links. Deterministic; linear in its length; never throws.
 *
 * @param signalFeatures - the findings of the signals, which are features too.
 */
export type AddressClassifier = (
  address: AddressComponents,
  signalFeatures: readonly string[],
) => AddressScore;

const buffer = new FeatureBuffer(ADDRESS_BITS);

/** The classifier for a browser: a logistic regression over hashed features. Its weights are opened when it is first used. */
export function smallAddressClassifier(weights: AddressWeights): AddressClassifier {
  let table: WeightTable | undefined;
  return (address, signalFeatures) => {
    table ??= unpackWeights(weights.table, ADDRESS_BITS);
    addressFeatures(address, signalFeatures, buffer);
    let logOdds = weights.bias;
    for (let index = 0; index < buffer.length; index += 1) {
      logOdds += weightAt(table, buffer.buckets[index] as number) * (buffer.values[index] as number);
    }
    return { logOdds, risk: calibratedRisk(weights.curve, logOdds) };
  };
}
