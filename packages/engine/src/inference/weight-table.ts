import { DIGITS, fillAtGaps, packGaps } from './bucket-gaps.ts';

/**
 * Steps from nothing to the largest weight. Weights are quantized to them. A score is a sum of many weights, so the errors mostly cancel
 * out: 8 steps are enough for the few weights of a browser; the many small weights of a server need the finest.
 */
export const QUANTIZATION_STEPS = { coarse: 8, finest: (DIGITS.length - 2) / 2 } as const;

/** The quantized weights of one hashed table as they are shipped. Most buckets are empty and left out. */
export interface PackedWeights {
  /** The table has 2 to the power of this many buckets. */
  readonly bits: number;
  /** The buckets that hold a weight, by gap encoding. */
  readonly gaps: string;
  /** Steps from nothing to the largest weight. */
  readonly most: number;
  /** The weight of each bucket in steps, counted from the lowest. Steps grow with the square, since most weights are small. */
  readonly steps: string;
  /** Absolute value of the largest weight. */
  readonly largest: number;
}

/** A table ready for use. */
export interface WeightTable {
  /** Bits to drop from a bucket number. A table of fewer buckets holds neighbours in one. */
  readonly shift: number;
  /** Steps by bucket; 0 for the buckets that hold nothing. */
  readonly steps: Int8Array;
  readonly most: number;
  /** Weight of each step, from `-most` at index 0. */
  readonly sizes: Float64Array;
}

/** Quantizes weights to what is shipped. */
export function packWeights(
  weights: ArrayLike<number>,
  bits: number,
  most: number = QUANTIZATION_STEPS.coarse,
): PackedWeights {
  let largest = 0;
  for (let bucket = 0; bucket < weights.length; bucket += 1) {
    largest = Math.max(largest, Math.abs(weights[bucket] ?? 0));
  }
  const buckets: number[] = [];
  let steps = '';
  for (let bucket = 0; bucket < weights.length; bucket += 1) {
    const weight = weights[bucket] ?? 0;
    const step = Math.sign(weight) * Math.round(most * Math.sqrt(Math.abs(weight) / (largest || 1)));
    if (step === 0) continue;
    buckets.push(bucket);
    steps += DIGITS[step + most] ?? '';
  }
  return { bits, gaps: packGaps(buckets), most, steps, largest };
}

/**
 * Opens a packed table. This is done once, when the table is first needed.
 *
 * @param askedBits - bits of the bucket numbers that it is asked for, no fewer than its own.
 */
export function unpackWeights(
  { bits, gaps, most, steps, largest }: PackedWeights,
  askedBits: number = bits,
): WeightTable {
  const table = new Int8Array(2 ** bits);
  fillAtGaps(table, gaps, steps, most);
  const sizes = Float64Array.from({ length: 2 * most + 1 }, (_, index) => {
    const step = index - most;
    return (Math.sign(step) * largest * step * step) / (most * most);
  });
  return { shift: askedBits - bits, most, steps: table, sizes };
}

/** The weight in one bucket; 0 for an empty one. */
export const weightAt = ({ shift, most, steps, sizes }: WeightTable, bucket: number): number =>
  sizes[(steps[bucket >>> shift] as number) + most] as number;
