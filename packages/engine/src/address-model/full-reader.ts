import { type CalibrationCurve, calibratedRisk } from '../learned/calibration.ts';
import { FeatureBuffer } from '../learned/feature-buffer.ts';
import { openRuns, type RunTable } from '../learned/runs.ts';
import { type PackedTrees, sumOfTrees, type Trees, unpackTrees } from '../learned/trees.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from '../learned/weight-table.ts';
import { ADDRESS_BITS, FAMILIES } from './address-features.ts';
import { addressNumbers, NUMBERS, RUNS_FROM } from './address-numbers.ts';
import { addressRuns } from './address-runs.ts';
import { fullFeatures, lookUp } from './looked-up.ts';
import type { AddressReader } from './score-address.ts';

/** A trained reader of addresses for a server: a table of weights, and trees that look at what it found from all sides. */
export interface FullAddressWeights {
  readonly bias: number;
  readonly table: PackedWeights;
  /** What runs of characters weigh in their order. */
  readonly runs: PackedWeights;
  /** Share of the table's log-odds from which the trees start. */
  readonly start: number;
  readonly trees: PackedTrees;
  readonly curve: CalibrationCurve;
}

interface Opened {
  readonly table: WeightTable;
  readonly runs: RunTable;
  readonly trees: Trees;
}

const buffer = new FeatureBuffer(ADDRESS_BITS);
const numbers = new Float64Array(NUMBERS);

/** A reader with these weights, which are opened when it is first asked. */
export function fullAddressReader(weights: FullAddressWeights): AddressReader {
  const { bias, start, curve } = weights;
  let opened: Opened | undefined;
  return (address, remarks) => {
    opened ??= {
      table: unpackWeights(weights.table, ADDRESS_BITS),
      runs: openRuns(weights.runs),
      trees: unpackTrees(weights.trees),
    };
    const lookedUp = lookUp(address);
    const sum = bias + familiesWeigh(opened.table, fullFeatures(address, remarks, lookedUp, buffer));
    numbers[FAMILIES.length] = sum;
    addressNumbers(address, lookedUp, numbers);
    addressRuns(address, opened.runs, numbers, RUNS_FROM);
    const logOdds = start * sum + sumOfTrees(opened.trees, numbers);
    return { logOdds, risk: calibratedRisk(curve, logOdds) };
  };
}

/** Writes what each family of features weighs before the other numbers; returns their sum. */
function familiesWeigh(table: WeightTable, ends: Int32Array): number {
  let sum = 0;
  let index = 0;
  for (let family = 0; family < ends.length; family += 1) {
    let weight = 0;
    for (const end = ends[family] ?? 0; index < end; index += 1) {
      weight += weightAt(table, buffer.buckets[index] as number) * (buffer.values[index] as number);
    }
    numbers[family] = weight;
    sum += weight;
  }
  return sum;
}
