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
  /** Where each family of features ends; for a training that leaves families out. */
  readonly ends?: Int32Array;
}

export interface LogisticSettings {
  readonly epochs: number;
  readonly rate: number;
  /** Pull of a weight towards zero each time that it is touched. */
  readonly decay: number;
  readonly seed: number;
  /**
   * Share of a row's families of features that are left out, others each time that the row is learned from: none may lean on another,
   * which a stranger's row may not have. 0 when nothing is said.
   */
  readonly leftOut?: number;
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
  const { epochs, rate, decay, seed, leftOut = 0 } = settings;
  const weights = new Float64Array(size);
  const seen = new Float64Array(size).fill(1e-4);
  const random = randomFrom(seed);
  const summed = new Float64Array(size);
  let summedBias = 0;
  let bias = 0;
  let biasSeen = 1e-4;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of shuffledOrder(rows.length, random)) {
      const whole = rows[at];
      if (!whole) continue;
      const row = leftOut > 0 ? thinned(whole, leftOut, random) : whole;
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

/** A row without some of its families, the others raised to count as much as all of them. */
function thinned(row: Example, leftOut: number, random: () => number): Example {
  const { buckets, values, ends = Int32Array.of(buckets.length) } = row;
  const left = new Int32Array(buckets.length);
  const raised = new Float32Array(buckets.length);
  let length = 0;
  let index = 0;
  for (const end of ends) {
    const isLeftOut = random() < leftOut;
    for (; index < end; index += 1) {
      if (isLeftOut) continue;
      left[length] = buckets[index] ?? 0;
      raised[length] = (values[index] ?? 0) / (1 - leftOut);
      length += 1;
    }
  }
  return { ...row, buckets: left.subarray(0, length), values: raised.subarray(0, length) };
}
