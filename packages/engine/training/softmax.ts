import { randomFrom, shuffledOrder } from './random.ts';

/** One row to learn from: its features, and its class. */
export interface SoftmaxRow {
  readonly buckets: ArrayLike<number>;
  readonly label: number;
  readonly weight: number;
}

export interface SoftmaxSettings {
  /** How many classes there are, and how many features. */
  readonly classes: number;
  readonly buckets: number;
  readonly epochs: number;
  readonly rate: number;
  readonly biasRate: number;
  readonly decay: number;
  /** What AdaGrad begins to add squares to. */
  readonly firstSquare: number;
  /** A smaller error teaches nothing. */
  readonly leastError: number;
  readonly seed: number;
}

export interface SoftmaxModel {
  /** By bucket, then class. */
  readonly weights: Float64Array;
  readonly bias: readonly number[];
}

/**
 * Multinomial logistic regression by AdaGrad, a row at a time in a seeded order: the same rows give the same weights. Every row is scaled to length 1 by its
 * number of features.
 */
export function trainSoftmax(
  rows: readonly SoftmaxRow[],
  { classes, buckets: size, epochs, rate, biasRate, decay, firstSquare, leastError, seed }: SoftmaxSettings,
): SoftmaxModel {
  const weights = new Float64Array(size * classes);
  const squares = new Float64Array(weights.length).fill(firstSquare);
  const bias = new Float64Array(classes);
  const random = randomFrom(seed);
  const sums = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of shuffledOrder(rows.length, random)) {
      const { buckets, label, weight } = rows[index] as SoftmaxRow;
      const scale = 1 / Math.sqrt(Math.max(buckets.length, 1));
      sums.set(bias);
      for (let place = 0; place < buckets.length; place += 1)
        for (let each = 0; each < classes; each += 1)
          sums[each] =
            (sums[each] as number) + scale * (weights[(buckets[place] as number) * classes + each] as number);
      const highest = Math.max(...sums);
      let all = 0;
      for (let each = 0; each < classes; each += 1)
        all += sums[each] = Math.exp((sums[each] as number) - highest);
      for (let each = 0; each < classes; each += 1) {
        const error = weight * ((sums[each] as number) / all - (each === label ? 1 : 0));
        if (Math.abs(error) < leastError) continue;
        bias[each] = (bias[each] as number) - biasRate * error;
        for (let place = 0; place < buckets.length; place += 1) {
          const at = (buckets[place] as number) * classes + each;
          const gradient = error * scale + decay * (weights[at] as number);
          squares[at] = (squares[at] as number) + gradient * gradient;
          weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
        }
      }
    }
  return { weights, bias: [...bias] };
}
