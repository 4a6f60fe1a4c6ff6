import { HASH_START, hashEnd, hashStep } from './hash.ts';
import { type PackedWeights, unpackWeights, type WeightTable } from './weight-table.ts';

/** Runs are told apart by so many bits: one strange run in seventeen shares a place with a known one of addresses, one in nine of texts. */
export const RUN_BITS = 22;

/** How many figures {@link weighRuns} writes. */
export const NUMBERS_OF_RUNS = 4;

/** A text whose characters are weighed in their order, and by which weights. */
export interface RunKind {
  /** Running hash from which its runs begin, which tells them from those of other kinds. */
  readonly seed: number;
  /** Characters of the longest run, at most 8. */
  readonly longest: number;
}

/** @param place - tells the kind from all others. */
export const runKind = (place: number, longest: number): RunKind => ({
  seed: hashStep(HASH_START, place),
  longest,
});

const BEFORE = 2;
const AFTER = 3;
const DIGIT = 48;

/** All digits are one, and capitals are as small letters; the edges count as characters. */
export function codeIn(text: string, at: number): number {
  if (at < 0) return BEFORE;
  if (at >= text.length) return AFTER;
  const code = text.charCodeAt(at);
  if (code >= 65 && code <= 90) return code + 32;
  return code >= 48 && code <= 57 ? DIGIT : code;
}

/** The place of a run from the hash of its characters, taken from the last to the first. */
export const placeOfRun = (hash: number): number => hashEnd(hash) >>> (32 - RUN_BITS);

/** Neighbouring places that are kept together: one for each bit of a number. */
const TOGETHER = 5;
/** Weights that are kept beside those bits. */
const BESIDE = 4;

/** A table of runs, ready for use. */
export interface RunTable {
  /** Every weight, by its place: so large that each look at it is one into far memory. */
  readonly weights: WeightTable;
  /**
   * For each 32 places eight bytes, which come to the processor in one go: a bit for each place that holds a weight, then the steps of
   * the first four of them. One weight in forty of addresses, and one in eight of texts, stands behind those.
   */
  readonly bits: Int32Array;
  readonly steps: Int8Array;
}

export function openRuns(packed: PackedWeights): RunTable {
  const weights = unpackWeights(packed);
  const bits = new Int32Array(2 ** (RUN_BITS - TOGETHER + 1));
  const steps = new Int8Array(bits.buffer);
  // Most places are empty: they are looked at four at once.
  const fours = new Int32Array(weights.steps.buffer);
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue;
    for (let place = four * 4; place < four * 4 + 4; place += 1) {
      const step = weights.steps[place] ?? 0;
      if (step === 0) continue;
      const group = (place >>> TOGETHER) * 2;
      const before = bits[group] ?? 0;
      const rank = countOnes(before);
      bits[group] = before | (1 << (place & 31));
      if (rank < BESIDE) steps[group * 4 + BESIDE + rank] = step;
    }
  }
  return { weights, bits, steps };
}

/** How many bits of a number are set. */
function countOnes(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const LONGEST = 8;
/** Longer texts are read up to here. */
const MOST_CHARACTERS = 1_022;

const codes = new Uint16Array(MOST_CHARACTERS + 2);
const hashes = new Int32Array(LONGEST);

/**
 * Weighs each character of a text by what stands before it: by the longest run ending there that the table knows. Written are the sum,
 * the mean, the lowest weight, and how long the known runs are on average.
 */
export function weighRuns(
  text: string,
  { seed, longest }: RunKind,
  { weights, bits, steps }: RunTable,
  into: Float64Array,
  from: number,
): void {
  const { sizes, most: middle } = weights;
  const end = Math.min(text.length, MOST_CHARACTERS);
  for (let at = -1; at <= end; at += 1) codes[at + 1] = codeIn(text, at);
  let sum = 0;
  let lowest = 0;
  let known = 0;
  for (let at = 1; at <= end + 1; at += 1) {
    const most = Math.min(longest, at + 1);
    let hash = seed;
    for (let length = 0; length < most; length += 1) {
      hash = hashStep(hash, codes[at - length] as number);
      hashes[length] = hash;
    }
    for (let length = most - 1; length >= 0; length -= 1) {
      const place = placeOfRun(hashes[length] as number);
      const group = (place >>> TOGETHER) * 2;
      const isKnown = bits[group] as number;
      const bit = 1 << (place & 31);
      if ((isKnown & bit) === 0) continue;
      const rank = countOnes(isKnown & (bit - 1));
      const step = rank < BESIDE ? steps[group * 4 + BESIDE + rank] : weights.steps[place];
      const weight = sizes[(step as number) + middle] as number;
      sum += weight;
      if (weight < lowest) lowest = weight;
      known += length + 1;
      break;
    }
  }
  const characters = end + 1;
  into[from] = sum;
  into[from + 1] = sum / characters;
  into[from + 2] = lowest;
  into[from + 3] = known / characters;
}
