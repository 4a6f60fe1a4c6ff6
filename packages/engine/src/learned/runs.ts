import { hashEnd, hashStep } from './hash.ts';
import { type PackedWeights, unpackWeights, type WeightTable, weightAt } from './weight-table.ts';

/** Runs are told apart by so many bits: with some 200,000 known ones, hardly a strange run shares a place with one of them. */
export const RUN_BITS = 22;

/** How many figures {@link weighRuns} writes. */
export const NUMBERS_OF_RUNS = 4;

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

/** A table of runs, ready for use. */
export interface RunTable {
  readonly weights: WeightTable;
  /** One bit for each place that holds a weight: small enough to stay near the processor, where most runs are found to be unknown. */
  readonly known: Uint8Array;
}

export function openRuns(packed: PackedWeights): RunTable {
  const weights = unpackWeights(packed);
  const known = new Uint8Array(2 ** (RUN_BITS - 3));
  const { steps } = weights;
  // Most places are empty: they are looked at four at once.
  const fours = new Int32Array(steps.buffer);
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue;
    for (let place = four * 4; place < four * 4 + 4; place += 1) {
      if (steps[place] !== 0) known[place >>> 3] = (known[place >>> 3] ?? 0) | (1 << (place & 7));
    }
  }
  return { weights, known };
}

const LONGEST = 8;
/** Longer texts are read up to here. */
const MOST_CHARACTERS = 254;

const codes = new Uint16Array(MOST_CHARACTERS + 2);
const hashes = new Int32Array(LONGEST);

/**
 * Weighs each character of a text by what stands before it: by the longest run ending there that the table knows. Written are the sum,
 * the mean, the lowest weight, and how long the known runs are on average.
 *
 * @param seed - running hash from which the runs of this kind of text begin.
 * @param longest - characters of the longest run, at most 8.
 */
export function weighRuns(
  text: string,
  seed: number,
  longest: number,
  { weights, known: isKnown }: RunTable,
  into: Float64Array,
  from: number,
): void {
  const end = Math.min(text.length, MOST_CHARACTERS);
  for (let at = -1; at <= end; at += 1) codes[at + 1] = codeIn(text, at);
  let sum = 0;
  let lowest = 0;
  let known = 0;
  for (let at = 1; at <= end + 1; at += 1) {
    const most = Math.min(longest, at + 1);
    let hash = seed;
    for (let length = 0; length < most; length += 1) {
      hash = hashStep(hash, codes[at - length] ?? 0);
      hashes[length] = hash;
    }
    for (let length = most - 1; length >= 0; length -= 1) {
      const place = placeOfRun(hashes[length] ?? 0);
      if (((isKnown[place >>> 3] ?? 0) & (1 << (place & 7))) === 0) continue;
      const weight = weightAt(weights, place);
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
