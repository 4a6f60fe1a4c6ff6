import { randomFrom, shuffledOrder } from './random.ts';

/** Hashed features: the bucket of each and its value. */
export interface SparseVector {
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

/** One row of training. */
export interface Example extends SparseVector {
  /** 1 for a scam, 0 for a safe row. */
  readonly target: number;
  /** How much it counts; 1 is usual. */
  readonly weight: number;
  /** The end of each group of features, for training with group dropout. */
  readonly groupEnds?: Int32Array;
}

export interface LogisticSettings {
  readonly epochs: number;
  readonly learningRate: number;
  /** L2 decay of a weight, each time that it is updated. */
  readonly weightDecay: number;
  readonly seed: number;
  /**
   * Group dropout: the probability with which each group of features is left out of a row, drawn anew in each epoch. No group then leans
   * on another that a new row may lack. 0 by default.
   */
  readonly groupDropout?: number;
}

export interface LogisticModel {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** The weights are averaged over this many last epochs, since the weights after a single one are partly chance. */
const AVERAGED_EPOCHS = 6;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** The log-odds that a model gives to a row. */
export function logOddsOf({ weights, bias }: LogisticModel, { buckets, values }: SparseVector): number {
  let sum = bias;
  for (let index = 0; index < buckets.length; index += 1) {
    sum += (weights[buckets[index] ?? 0] ?? 0) * (values[index] ?? 0);
  }
  return sum;
}

/**
 * Logistic regression by AdaGrad (Duchi et al. 2011) with weight decay, one row at a time in a seeded order. The same rows and seed give
 * the same weights, bit by bit.
 */
export function trainLogistic(
  rows: readonly Example[],
  size: number,
  settings: LogisticSettings,
): LogisticModel {
  const { epochs, learningRate, weightDecay, seed, groupDropout = 0 } = settings;
  const weights = new Float64Array(size);
  const squaredGradients = new Float64Array(size).fill(1e-4);
  const random = randomFrom(seed);
  const summed = new Float64Array(size);
  let summedBias = 0;
  let bias = 0;
  let biasSquaredGradients = 1e-4;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of shuffledOrder(rows.length, random)) {
      const whole = rows[at];
      if (!whole) continue;
      const row = groupDropout > 0 ? withGroupDropout(whole, groupDropout, random) : whole;
      const { buckets, values } = row;
      const error = (sigmoid(logOddsOf({ weights, bias }, row)) - row.target) * row.weight;
      biasSquaredGradients += error * error;
      bias -= (learningRate * error) / Math.sqrt(biasSquaredGradients);
      for (let index = 0; index < buckets.length; index += 1) {
        const bucket = buckets[index] ?? 0;
        const weight = weights[bucket] ?? 0;
        const gradient = error * (values[index] ?? 0) + weightDecay * weight;
        const total = (squaredGradients[bucket] ?? 0) + gradient * gradient;
        squaredGradients[bucket] = total;
        weights[bucket] = weight - (learningRate * gradient) / Math.sqrt(total);
      }
    }
    if (epoch < epochs - AVERAGED_EPOCHS) continue;
    for (let bucket = 0; bucket < size; bucket += 1)
      summed[bucket] = (summed[bucket] ?? 0) + (weights[bucket] ?? 0);
    summedBias += bias;
  }
  const averaged = Math.min(AVERAGED_EPOCHS, epochs);
  return { weights: summed.map((sum) => sum / averaged), bias: summedBias / averaged };
}

/** A row without some of its feature groups. The others are scaled up, as in inverted dropout. */
function withGroupDropout(row: Example, groupDropout: number, random: () => number): Example {
  const { buckets, values, groupEnds = Int32Array.of(buckets.length) } = row;
  const kept = new Int32Array(buckets.length);
  const scaled = new Float32Array(buckets.length);
  let length = 0;
  let index = 0;
  for (const end of groupEnds) {
    const isDropped = random() < groupDropout;
    for (; index < end; index += 1) {
      if (isDropped) continue;
      kept[length] = buckets[index] ?? 0;
      scaled[length] = (values[index] ?? 0) / (1 - groupDropout);
      length += 1;
    }
  }
  return { ...row, buckets: kept.subarray(0, length), values: scaled.subarray(0, length) };
}
