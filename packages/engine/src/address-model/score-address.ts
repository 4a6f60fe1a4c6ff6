import { type CalibrationCurve, calibratedRisk } from '../learned/calibration.ts';
import { FeatureBuffer } from '../learned/feature-buffer.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../learned/weight-table.ts';
import { ADDRESS_BITS, addressFeatures } from './address-features.ts';
import type { AddressParts } from './address-shape.ts';

/** A trained reader of addresses, as the trainer writes it. */
export interface AddressWeights {
  readonly bias: number;
  readonly table: PackedWeights;
  readonly curve: CalibrationCurve;
}

/** What the learned reader makes of an address. */
export interface AddressScore {
  /** Natural logarithm of the odds that it is a scam, before calibration. */
  readonly logOdds: number;
  /** Calibrated risk in per cent, not rounded. */
  readonly risk: number;
}

/**
 * Judges an address by what was learned from labelled links. Deterministic; linear in its length; never throws.
 *
 * @param remarks - what others saw in it, by name: the learner weighs that too.
 */
export type AddressReader = (address: AddressParts, remarks: readonly string[]) => AddressScore;

const buffer = new FeatureBuffer(ADDRESS_BITS);

/** A reader with these weights, which are opened when it is first asked. */
export function addressReader(weights: AddressWeights): AddressReader {
  let table: WeightTable | undefined;
  return (address, remarks) => {
    table ??= unpackWeights(weights.table, ADDRESS_BITS);
    addressFeatures(address, remarks, buffer);
    let logOdds = weights.bias;
    for (let index = 0; index < buffer.length; index += 1) {
      logOdds += weightAt(table, buffer.buckets[index] as number) * (buffer.values[index] as number);
    }
    return { logOdds, risk: calibratedRisk(weights.curve, logOdds) };
  };
}
