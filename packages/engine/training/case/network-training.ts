import type { TrainedNetwork } from '../../src/inference/packed-network.ts';
import type { SparseVector } from '../logistic.ts';
import { randomFrom, shuffledOrder } from '../random.ts';

/** One case to learn from. */
export interface CaseExample extends SparseVector {
  /** Number of its kind. */
  readonly kind: number;
  /** Numbers of what a careful reader notes beside it: first of `ADVICE`, then of answered questions, then of facts. */
  readonly facts: readonly number[];
  /** The first and the last, exclusive, of those that nobody noted for this row. */
  readonly unknown?: readonly [number, number];
  /** Where each group of features ends. */
  readonly ends: readonly number[];
}

export interface NetworkSettings {
  readonly units: number;
  readonly epochs: number;
  readonly rate: number;
  /** Share of a row's groups of features that are dropped (group dropout). */
  readonly dropped: number;
  /**
   * Weight of the facts that are noted beside the kind (multi-task learning). They shape the hidden layer. Only the first outputs
   * are shipped.
   */
  readonly factWeight: number;
  readonly seed: number;
  /** So many networks of different seeds are averaged (bagging). */
  readonly bags: number;
  /** Whether the answered questions and the facts are shipped too, beside the kind and the advice. */
  readonly shipsFacts: boolean;
}

const LEAST_SLOPE = 1e-4;

/** A weight of AdaGrad: its steps shrink with the gradients it has seen. */
function learner(size: number, rate: number, start: number, valueAt: () => number = () => 0) {
  const weights = Float32Array.from({ length: size }, valueAt);
  const seen = new Float32Array(size).fill(start);
  const learn = (at: number, gradient: number): void => {
    const total = (seen[at] as number) + gradient * gradient;
    seen[at] = total;
    weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(total);
  };
  return { weights, learn };
}

/** Trains by AdaGrad, one row at a time in a seeded order: the same rows give the same weights. */
export function trainNetwork(
  rows: readonly CaseExample[],
  buckets: number,
  kinds: number,
  /** How many outputs stand beside the kinds, and how many of those are shipped. */
  facts: number,
  shipped: number,
  { units, epochs, rate, dropped, factWeight, seed }: Omit<NetworkSettings, 'bags' | 'shipsFacts'>,
): TrainedNetwork {
  const random = randomFrom(seed);
  const targets = kinds + facts;
  const input = learner(buckets * units, rate, 1e-4, () => (random() - 0.5) * 0.1);
  const output = learner(targets * units, rate, 1e-3, () => (random() - 0.5) * 0.5);
  const bias = learner(targets, rate, 0.1);
  bias.weights.fill(-3, kinds);
  const hidden = new Float64Array(units);
  const slopes = new Float64Array(targets);
  const hiddenSlopes = new Float64Array(units);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const at of shuffledOrder(rows.length, random)) {
      const row = rows[at] as CaseExample;
      const values = thinned(row, dropped, random);
      hidden.fill(0);
      row.buckets.forEach((bucket, index) => {
        const value = values[index] as number;
        if (value === 0) return;
        for (let unit = 0; unit < units; unit += 1)
          hidden[unit] = (hidden[unit] as number) + (input.weights[bucket * units + unit] as number) * value;
      });
      for (let unit = 0; unit < units; unit += 1) hidden[unit] = Math.tanh(hidden[unit] as number);
      writeSlopes(row);
      hiddenSlopes.fill(0);
      for (let target = 0; target < targets; target += 1) {
        const slope = slopes[target] as number;
        if (Math.abs(slope) < LEAST_SLOPE) continue;
        bias.learn(target, slope);
        for (let unit = 0; unit < units; unit += 1) {
          const place = target * units + unit;
          hiddenSlopes[unit] = (hiddenSlopes[unit] as number) + (output.weights[place] as number) * slope;
          output.learn(place, slope * (hidden[unit] as number));
        }
      }
      for (let unit = 0; unit < units; unit += 1)
        hiddenSlopes[unit] = (hiddenSlopes[unit] as number) * (1 - (hidden[unit] as number) ** 2);
      row.buckets.forEach((bucket, index) => {
        const value = values[index] as number;
        if (value === 0) return;
        for (let unit = 0; unit < units; unit += 1)
          input.learn(bucket * units + unit, (hiddenSlopes[unit] as number) * value);
      });
    }
  return {
    units,
    inputs: input.weights,
    outputs: output.weights.slice(0, (kinds + shipped) * units),
    bias: bias.weights.slice(0, kinds + shipped),
  };

  /** Slopes of the loss: softmax over the kinds, a sigmoid for each fact. */
  function writeSlopes({ kind, facts: noted, unknown }: CaseExample): void {
    let highest = Number.NEGATIVE_INFINITY;
    for (let target = 0; target < targets; target += 1) {
      let sum = bias.weights[target] as number;
      for (let unit = 0; unit < units; unit += 1)
        sum += (output.weights[target * units + unit] as number) * (hidden[unit] as number);
      slopes[target] = sum;
      if (target < kinds) highest = Math.max(highest, sum);
    }
    let total = 0;
    for (let target = 0; target < kinds; target += 1) {
      slopes[target] = Math.exp((slopes[target] as number) - highest);
      total += slopes[target] as number;
    }
    for (let target = 0; target < kinds; target += 1)
      slopes[target] = (slopes[target] as number) / total - (target === kind ? 1 : 0);
    for (let target = kinds; target < targets; target += 1)
      slopes[target] = factWeight / (1 + Math.exp(-(slopes[target] as number)));
    for (const fact of noted) slopes[kinds + fact] = (slopes[kinds + fact] as number) - factWeight;
    if (unknown) slopes.fill(0, kinds + unknown[0], kinds + unknown[1]);
  }
}

function thinned({ values, ends }: CaseExample, dropped: number, random: () => number): Float32Array {
  const left = Float32Array.from(values);
  let from = 0;
  for (const end of ends) {
    const isDropped = random() < dropped;
    for (let index = from; index < end; index += 1)
      left[index] = isDropped ? 0 : (left[index] as number) / (1 - dropped);
    from = end;
  }
  return left;
}
