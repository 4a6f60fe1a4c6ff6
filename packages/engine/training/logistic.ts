import { randomFrom, shuffledOrder } from './random.ts';

/** Sparse features: the bucket of each and its value. */
export interface Vector {
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

/** One row of training. */
export interface Example extends Vector {
  /** 1 for a scam, 0 for a safe row. */
  readonly target: number;
  /** How much it counts; 1 is usual. */
  readonly weight: number;
}

export interface LogisticSettings {
  readonly epochs: number;
  readonly rate: number;
  /** Pull of a weight towards zero each time that it is touched. */
  readonly decay: number;
  readonly seed: number;
}

/** A range of buckets of which the `keep` that matter most are kept. */
export interface Table {
  readonly size: number;
  readonly keep: number;
}

export interface LogisticModel {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** The weights after this many last rounds are averaged: where a single round ends is partly chance. */
const AVERAGED = 6;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** The log-odds that a model gives to a row. */
export function logOddsOf({ weights, bias }: LogisticModel, { buckets, values }: Vector): number {
  let sum = bias;
  for (let index = 0; index < buckets.length; index += 1) {
    sum += (weights[buckets[index] ?? 0] ?? 0) * (values[index] ?? 0);
  }
  return sum;
}

/**
 * Logistic regression by AdaGrad with weight decay, one row at a time in a seeded order: the same rows and seed give
 * the same weights, bit by bit.
 */
export function trainLogistic(
  rows: readonly Example[],
  size: number,
  settings: LogisticSettings,
): LogisticModel {
  const { epochs, rate, decay, seed } = settings;
  const weights = new Float64Array(size);
  const seen = new Float64Array(size).fill(1e-4);
  const random = randomFrom(seed);
  const summed = new Float64Array(size);
  let summedBias = 0;
  let bias = 0;
  let biasSeen = 1e-4;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of shuffledOrder(rows.length, random)) {
      const row = rows[at];
      if (!row) continue;
      const { buckets, values } = row;
      const slope = (sigmoid(logOddsOf({ weights, bias }, row)) - row.target) * row.weight;
      biasSeen += slope * slope;
      bias -= (rate * slope) / Math.sqrt(biasSeen);
      for (let index = 0; index < buckets.length; index += 1) {
        const bucket = buckets[index] ?? 0;
        const weight = weights[bucket] ?? 0;
        const gradient = slope * (values[index] ?? 0) + decay * weight;
        const total = (seen[bucket] ?? 0) + gradient * gradient;
        seen[bucket] = total;
        weights[bucket] = weight - (rate * gradient) / Math.sqrt(total);
      }
    }
    if (epoch < epochs - AVERAGED) continue;
    for (let bucket = 0; bucket < size; bucket += 1)
      summed[bucket] = (summed[bucket] ?? 0) + (weights[bucket] ?? 0);
    summedBias += bias;
  }
  const rounds = Math.min(AVERAGED, epochs);
  return { weights: summed.map((sum) => sum / rounds), bias: summedBias / rounds };
}

/**
 * Trains, keeps in each table the buckets that matter most (size of the weight, and a little how often it is met), and
 * trains those again: far fewer weights than a small table of collisions would need for the same quality.
 */
export function trainSparse(
  rows: readonly Example[],
  tables: readonly Table[],
  settings: LogisticSettings,
): LogisticModel {
  const size = tables.reduce((sum, table) => sum + table.size, 0);
  const first = trainLogistic(rows, size, settings);
  const isKept = mostImportant(first, rows, tables);
  const kept = rows.map((row) => ({ ...row, ...only(row, isKept) }));
  return trainLogistic(kept, size, settings);
}

function mostImportant(model: LogisticModel, rows: readonly Example[], tables: readonly Table[]): Uint8Array {
  const met = new Float64Array(model.weights.length);
  for (const { buckets, values } of rows) {
    for (let index = 0; index < buckets.length; index += 1) {
      const bucket = buckets[index] ?? 0;
      met[bucket] = (met[bucket] ?? 0) + (values[index] ?? 0) ** 2;
    }
  }
  const importance = met.map(
    (often, bucket) => Math.abs(model.weights[bucket] ?? 0) * Math.sqrt(Math.sqrt(often)),
  );
  const isKept = new Uint8Array(importance.length);
  let from = 0;
  for (const { size, keep } of tables) {
    const part = importance.subarray(from, from + size);
    const least = part.toSorted()[Math.max(size - keep, 0)] ?? 0;
    for (let bucket = 0; bucket < size; bucket += 1) {
      isKept[from + bucket] = (part[bucket] ?? 0) > 0 && (part[bucket] ?? 0) >= least ? 1 : 0;
    }
    from += size;
  }
  return isKept;
}

function only({ buckets, values }: Vector, isKept: Uint8Array): Vector {
  const places = Array.from(buckets.keys()).filter((index) => isKept[buckets[index] ?? 0] === 1);
  return {
    buckets: Int32Array.from(places, (index) => buckets[index] ?? 0),
    values: Float32Array.from(places, (index) => values[index] ?? 0),
  };
}
