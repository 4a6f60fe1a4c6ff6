import { DIGITS, digitAt, packGaps, unpackGaps } from './bucket-gaps.ts';

/**
 * Weights are shipped as whole steps from minus to plus this. Each is one of many that are added up, so that their roundings cancel
 * out: cross-validation hardly sees the difference to 12 steps, but does see that to 5.
 */
const LARGEST_STEP = 8;

/** The weights of one hashed table as they are shipped: most buckets hold nothing and are left out. */
export interface PackedWeights {
  /** The table has 2 to the power of this many buckets. */
  readonly bits: number;
  /** The buckets that hold a weight, by their distances. */
  readonly gaps: string;
  /** Its weight in steps, counted from the lowest; a step's size is its square, since most weights are small. */
  readonly steps: string;
  /** Absolute value of the largest weight. */
  readonly largest: number;
}

/** A table ready for use. */
export interface WeightTable {
  /** A table with fewer buckets than are asked for holds neighbours in one: so many bits are dropped. */
  readonly shift: number;
  /** Steps by bucket; 0 for the buckets that hold nothing. */
  readonly steps: Int8Array;
  /** Weight of each step, from `-LARGEST_STEP` at index 0. */
  readonly sizes: Float64Array;
}

/** Rounds weights to what is shipped. */
export function packWeights(weights: ArrayLike<number>, bits: number): PackedWeights {
  let largest = 0;
  for (let bucket = 0; bucket < weights.length; bucket += 1) {
    largest = Math.max(largest, Math.abs(weights[bucket] ?? 0));
  }
  const buckets: number[] = [];
  let steps = '';
  for (let bucket = 0; bucket < weights.length; bucket += 1) {
    const weight = weights[bucket] ?? 0;
    const step = Math.sign(weight) * Math.round(LARGEST_STEP * Math.sqrt(Math.abs(weight) / (largest || 1)));
    if (step === 0) continue;
    buckets.push(bucket);
    steps += DIGITS[step + LARGEST_STEP] ?? '';
  }
  return { bits, gaps: packGaps(buckets), steps, largest };
}

/**
 * Opens a packed table; done once, when it is first needed.
 *
 * @param askedBits - bits of the buckets that it will be asked for, no fewer than its own.
 */
export function unpackWeights(
  { bits, gaps, steps, largest }: PackedWeights,
  askedBits: number = bits,
): WeightTable {
  const table = new Int8Array(2 ** bits);
  const buckets = unpackGaps(gaps);
  for (let place = 0; place < buckets.length; place += 1) {
    table[buckets[place] ?? 0] = digitAt(steps, place) - LARGEST_STEP;
  }
  const sizes = Float64Array.from({ length: 2 * LARGEST_STEP + 1 }, (_, index) => {
    const step = index - LARGEST_STEP;
    return (Math.sign(step) * largest * step * step) / (LARGEST_STEP * LARGEST_STEP);
  });
  return { shift: askedBits - bits, steps: table, sizes };
}

/** The weight in one bucket; 0 for an empty one. */
export const weightAt = ({ shift, steps, sizes }: WeightTable, bucket: number): number =>
  sizes[(steps[bucket >>> shift] ?? 0) + LARGEST_STEP] ?? 0;
