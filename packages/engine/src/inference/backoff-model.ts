import { HASH_START, hashEnd, hashStep } from './hash.ts';
import { type PackedWeights, unpackWeights, type WeightTable } from './weight-table.ts';

/**
 * Bits of an n-gram's bucket. An unknown n-gram collides with a known one in one case of seventeen for addresses, and in one of nine
 * for texts.
 */
export const NGRAM_BITS = 22;

/** How many numbers {@link scoreNgrams} writes. */
export const NGRAM_SCORES = 4;

/**
 * A back-off language model over symbols. For each known n-gram, a table holds a weight for its last symbol: the log of how much more
 * likely that symbol is, after the others, in scams than elsewhere. An unknown n-gram falls back to the next shorter one.
 * Source: Katz 1987; Brants et al. 2007 ("stupid back-off").
 */
export interface LanguageModel {
  /** The hash that its n-grams start from. It keeps them apart from those of other models in the same table. */
  readonly seed: number;
  /** Symbols of the longest n-gram, at most 8. */
  readonly order: number;
}

/** @param id - differs for each model. */
export const languageModel = (id: number, order: number): LanguageModel => ({
  seed: hashStep(HASH_START, id),
  order,
});

const START = 2;
const END = 3;
const DIGIT = 48;

/** The symbol at an offset of a text. All digits are one symbol, capitals count as small letters, and both ends of a text are symbols. */
export function symbolAt(text: string, at: number): number {
  if (at < 0) return START;
  if (at >= text.length) return END;
  const code = text.charCodeAt(at);
  if (code >= 65 && code <= 90) return code + 32;
  return code >= 48 && code <= 57 ? DIGIT : code;
}

/** The bucket of an n-gram, from the hash of its symbols, last symbol first. */
export const ngramBucket = (hash: number): number => hashEnd(hash) >>> (32 - NGRAM_BITS);

/** The occupancy of 32 neighbouring buckets stands in the bits of one number. */
const GROUP_BITS = 5;
/** Weights that stand beside those bits. */
const INLINE_WEIGHTS = 4;

/** A table of n-grams, ready for use. */
export interface NgramTable {
  /** All weights, by bucket. The table is larger than the processor's cache, so each look-up in it is slow. */
  readonly weights: WeightTable;
  /**
   * Eight bytes for each group of 32 buckets, which the processor fetches at once: one occupancy bit for each bucket, then the steps of
   * the first four occupied buckets. One weight in forty of addresses, and one in eight of texts, is not among these four.
   */
  readonly bits: Int32Array;
  readonly steps: Int8Array;
}

export function openNgrams(packed: PackedWeights): NgramTable {
  const weights = unpackWeights(packed);
  const bits = new Int32Array(2 ** (NGRAM_BITS - GROUP_BITS + 1));
  const steps = new Int8Array(bits.buffer);
  // Most buckets are empty, so four are checked at once.
  const fours = new Int32Array(weights.steps.buffer);
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue;
    for (let bucket = four * 4; bucket < four * 4 + 4; bucket += 1) {
      const step = weights.steps[bucket] ?? 0;
      if (step === 0) continue;
      const group = (bucket >>> GROUP_BITS) * 2;
      const occupied = bits[group] ?? 0;
      const rank = popCount(occupied);
      bits[group] = occupied | (1 << (bucket & 31));
      if (rank < INLINE_WEIGHTS) steps[group * 4 + INLINE_WEIGHTS + rank] = step;
    }
  }
  return { weights, bits, steps };
}

/** How many bits of a number are set. */
function popCount(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const MAX_ORDER = 8;
/** The rest of a longer text is not scored. */
const MAX_CHARACTERS = 1_022;

const symbols = new Uint16Array(MAX_CHARACTERS + 2);
const hashes = new Int32Array(MAX_ORDER);

/**
 * Scores each symbol of a text by the longest known n-gram that ends with it. Writes the sum of the weights, their mean, the lowest
 * weight, and the mean length of the known n-grams.
 */
export function scoreNgrams(
  text: string,
  { seed, order }: LanguageModel,
  { weights, bits, steps }: NgramTable,
  into: Float64Array,
  from: number,
): void {
  const { sizes, most: zero } = weights;
  const end = Math.min(text.length, MAX_CHARACTERS);
  for (let at = -1; at <= end; at += 1) symbols[at + 1] = symbolAt(text, at);
  let sum = 0;
  let lowest = 0;
  let matched = 0;
  for (let at = 1; at <= end + 1; at += 1) {
    const longest = Math.min(order, at + 1);
    let hash = seed;
    for (let length = 0; length < longest; length += 1) {
      hash = hashStep(hash, symbols[at - length] as number);
      hashes[length] = hash;
    }
    for (let length = longest - 1; length >= 0; length -= 1) {
      const bucket = ngramBucket(hashes[length] as number);
      const group = (bucket >>> GROUP_BITS) * 2;
      const occupied = bits[group] as number;
      const bit = 1 << (bucket & 31);
      if ((occupied & bit) === 0) continue;
      const rank = popCount(occupied & (bit - 1));
      const step = rank < INLINE_WEIGHTS ? steps[group * 4 + INLINE_WEIGHTS + rank] : weights.steps[bucket];
      const weight = sizes[(step as number) + zero] as number;
      sum += weight;
      if (weight < lowest) lowest = weight;
      matched += length + 1;
      break;
    }
  }
  const length = end + 1;
  into[from] = sum;
  into[from + 1] = sum / length;
  into[from + 2] = lowest;
  into[from + 3] = matched / length;
}
