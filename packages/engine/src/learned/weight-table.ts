/**
 * Characters of the packed form, one for each number from 0. The quotation mark, the backslash and what HTML minds are left out, so
 * that a table is an ordinary string constant.
 */
const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const CONTINUED = DIGITS.length - 1;
/** Weights are shipped as whole steps from minus to plus this. */
const LARGEST_STEP = 12;

/** The weights of one hashed table as they are shipped: most buckets hold nothing and are left out. */
export interface PackedWeights {
  /** The table has 2 to the power of this many buckets. */
  readonly bits: number;
  /** For each bucket that holds a weight, how far it is from the one before; 63 for «63 and more follows». */
  readonly gaps: string;
  /** Its weight in steps, counted from the lowest; a step's size is its square, since most weights are small. */
  readonly steps: string;
  /** Absolute value of the largest weight. */
  readonly largest: number;
}

/** A table ready for use. */
export interface WeightTable {
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
  let gaps = '';
  let steps = '';
  let last = -1;
  for (let bucket = 0; bucket < weights.length; bucket += 1) {
    const weight = weights[bucket] ?? 0;
    const step = Math.sign(weight) * Math.round(LARGEST_STEP * Math.sqrt(Math.abs(weight) / (largest || 1)));
    if (step === 0) continue;
    let gap = bucket - last - 1;
    for (; gap >= CONTINUED; gap -= CONTINUED) gaps += DIGITS[CONTINUED] ?? '';
    gaps += DIGITS[gap] ?? '';
    steps += DIGITS[step + LARGEST_STEP] ?? '';
    last = bucket;
  }
  return { bits, gaps, steps, largest };
}

/** Opens a packed table; done once, when it is first needed. */
export function unpackWeights({ bits, gaps, steps, largest }: PackedWeights): WeightTable {
  const digitOf = new Uint8Array(128);
  for (let digit = 0; digit < DIGITS.length; digit += 1) digitOf[DIGITS.charCodeAt(digit)] = digit;
  const table = new Int8Array(2 ** bits);
  let bucket = -1;
  let taken = 0;
  for (let index = 0; index < gaps.length; index += 1) {
    const gap = digitOf[gaps.charCodeAt(index)] ?? 0;
    bucket += gap;
    if (gap === CONTINUED) continue;
    bucket += 1;
    table[bucket] = (digitOf[steps.charCodeAt(taken)] ?? LARGEST_STEP) - LARGEST_STEP;
    taken += 1;
  }
  const sizes = Float64Array.from({ length: 2 * LARGEST_STEP + 1 }, (_, index) => {
    const step = index - LARGEST_STEP;
    return (Math.sign(step) * largest * step * step) / (LARGEST_STEP * LARGEST_STEP);
  });
  return { steps: table, sizes };
}

/** The weight in one bucket; 0 for an empty one. */
export const weightAt = ({ steps, sizes }: WeightTable, bucket: number): number =>
  sizes[(steps[bucket] ?? 0) + LARGEST_STEP] ?? 0;
