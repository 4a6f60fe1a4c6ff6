import type { SparseVector } from '../logistic.ts';
import { randomFrom, shuffledOrder } from '../random.ts';

/** One case to learn from. */
export interface ClassExample extends SparseVector {
  /** Number of its class. */
  readonly target: number;
  readonly weight: number;
  /** Where each family of features ends. */
  readonly ends: readonly number[];
}

export interface SoftmaxSettings {
  readonly epochs: number;
  readonly rate: number;
  /** L2 penalty of a weight each time that it is touched. */
  readonly decay: number;
  /** Share of a row's families of features that are dropped (group dropout). */
  readonly dropped: number;
  readonly seed: number;
}

/** Weights by bucket, then class. */
export interface SoftmaxModel {
  readonly classes: number;
  readonly weights: Float32Array;
  readonly bias: Float64Array;
}

/** The classes' log-odds of a row, before they are made into probabilities. */
export function logitsOf(
  { classes, weights, bias }: SoftmaxModel,
  { buckets, values }: SparseVector,
): Float64Array {
  const logits = Float64Array.from(bias);
  for (let index = 0; index < buckets.length; index += 1) {
    const from = (buckets[index] ?? 0) * classes;
    const value = values[index] ?? 0;
    if (value === 0) continue;
    for (let at = 0; at < classes; at += 1)
      logits[at] = (logits[at] ?? 0) + (weights[from + at] ?? 0) * value;
  }
  return logits;
}

/** Probabilities that add up to 1. */
export function softmax(logits: Float64Array): Float64Array {
  const highest = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp(logit - highest));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/** Multinomial logistic regression by AdaGrad, one row at a time in a seeded order: the same rows give the same weights. */
export function trainSoftmax(
  rows: readonly ClassExample[],
  classes: number,
  size: number,
  { epochs, rate, decay, dropped, seed }: SoftmaxSettings,
): SoftmaxModel {
  const weights = new Float32Array(size * classes);
  const seen = new Float32Array(size * classes).fill(1e-4);
  const bias = new Float64Array(classes);
  const biasSeen = new Float64Array(classes).fill(1e-4);
  const random = randomFrom(seed);
  const model: SoftmaxModel = { classes, weights, bias };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const at of shuffledOrder(rows.length, random)) {
      const row = rows[at];
      if (!row) continue;
      const values = thinned(row, dropped, random);
      const chances = softmax(logitsOf(model, { buckets: row.buckets, values }));
      for (let label = 0; label < classes; label += 1) {
        const slope = ((chances[label] ?? 0) - (label === row.target ? 1 : 0)) * row.weight;
        if (Math.abs(slope) < 1e-3) continue;
        biasSeen[label] = (biasSeen[label] ?? 0) + slope * slope;
        bias[label] = (bias[label] ?? 0) - (rate * slope) / Math.sqrt(biasSeen[label] ?? 1);
        for (let index = 0; index < row.buckets.length; index += 1) {
          const value = values[index] ?? 0;
          if (value === 0) continue;
          const place = (row.buckets[index] ?? 0) * classes + label;
          const weight = weights[place] ?? 0;
          const gradient = slope * value + decay * weight;
          const total = (seen[place] ?? 0) + gradient * gradient;
          seen[place] = total;
          weights[place] = weight - (rate * gradient) / Math.sqrt(total);
        }
      }
    }
  return model;
}

function thinned({ values, ends }: ClassExample, dropped: number, random: () => number): Float32Array {
  if (dropped === 0) return values as Float32Array;
  const left = Float32Array.from(values);
  let from = 0;
  for (const end of ends) {
    const isDropped = random() < dropped;
    for (let index = from; index < end; index += 1)
      left[index] = isDropped ? 0 : (left[index] ?? 0) / (1 - dropped);
    from = end;
  }
  return left;
}
