import { fillAtGaps, packGaps } from './bucket-gaps.ts';

/** A neural network with one hidden layer over hashed features. */
export interface Network {
  /** Number of hidden units. */
  readonly units: number;
  /** What a feature adds to each hidden unit, by bucket, then unit, in steps. */
  readonly inputs: Int8Array;
  /** One step of `inputs`. */
  readonly step: number;
  /** What each hidden unit adds to the log-odds of an output, by output, then unit. */
  readonly outputs: Float32Array;
  /** Log-odds of each output before anything was seen. */
  readonly bias: Float32Array;
}

/** A network as it is shipped. Features that say little are left out. */
export interface PackedNetwork {
  readonly units: number;
  /** Buckets that hold inputs, by gap encoding. */
  readonly gaps: string;
  /** The inputs of these buckets, in steps: a file holds them as bytes, a module as Base64. */
  readonly inputs: Int8Array | string;
  readonly step: number;
  /** In thousandths, as the bias. */
  readonly outputs: readonly number[];
  readonly bias: readonly number[];
}

/** A network as it is trained. */
export type TrainedNetwork = Pick<Network, 'units' | 'outputs' | 'bias'> & { readonly inputs: Float32Array };

const THOUSAND = 1_000;

/** @param bits - that the hash of a feature keeps. */
export function openNetwork(
  { units, gaps, inputs, step, outputs, bias }: PackedNetwork,
  bits: number,
): Network {
  const held = new Int8Array(2 ** bits);
  fillAtGaps(held, gaps);
  const packed = typeof inputs === 'string' ? bytesOf(inputs) : inputs;
  const table = new Int8Array(held.length * units);
  let place = 0;
  for (const [bucket, isHeld] of held.entries())
    if (isHeld) {
      table.set(packed.subarray(place, place + units), bucket * units);
      place += units;
    }
  return {
    units,
    inputs: table,
    step,
    outputs: Float32Array.from(outputs, (value) => value / THOUSAND),
    bias: Float32Array.from(bias, (value) => value / THOUSAND),
  };
}

const bytesOf = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (letter) => (letter.charCodeAt(0) << 24) >> 24);

/** Packs a trained network, with the inputs of the given buckets alone. */
export function packNetwork(
  { units, inputs, outputs, bias }: TrainedNetwork,
  buckets: readonly number[],
): PackedNetwork & { readonly inputs: Int8Array } {
  const kept = buckets.flatMap((bucket) => Array.from(inputs.subarray(bucket * units, (bucket + 1) * units)));
  const step = kept.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    units,
    gaps: packGaps(buckets),
    inputs: Int8Array.from(kept, (value) => Math.round(value / step)),
    step,
    outputs: Array.from(outputs, rounded),
    bias: Array.from(bias, rounded),
  };
}

const rounded = (value: number): number => Math.round(value * THOUSAND);

/** Adds to each hidden unit what a feature of such a value adds. */
export function addInputs(
  { inputs, units, step }: Network,
  bucket: number,
  value: number,
  into: Float64Array,
): void {
  const from = bucket * units;
  for (let unit = 0; unit < units; unit += 1)
    into[unit] = (into[unit] as number) + (inputs[from + unit] as number) * step * value;
}

/** The log-odds of the outputs from one place up to another, exclusive. */
export function logitsOf(
  { outputs, bias, units }: Network,
  hidden: Float64Array,
  from: number,
  to: number,
): Float64Array {
  const found = new Float64Array(to - from);
  for (let place = 0; place < found.length; place += 1) {
    const row = (from + place) * units;
    let sum = bias[from + place] as number;
    for (let unit = 0; unit < units; unit += 1)
      sum += (outputs[row + unit] as number) * (hidden[unit] as number);
    found[place] = sum;
  }
  return found;
}
