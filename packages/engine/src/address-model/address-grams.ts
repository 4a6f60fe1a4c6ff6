import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashStep } from '../learned/hash.ts';

const EDGE = 126;
const DIGIT = 48;

/** What is seen of a character, by its code. */
type Seen = (code: number) => number;

/** All digits are one: which number it is was never the point. */
const digitsAlike: Seen = (code) => (code >= 48 && code <= 57 ? DIGIT : code);

/** Of letters only whether they are capitals: `/Kj3x/a.php` as `/Aa0a/a.aaa`. */
export const kindsAlone: Seen = (code) => {
  if (code >= 97 && code <= 122) return 97;
  return code >= 65 && code <= 90 ? 65 : digitsAlike(code);
};

/** Where a part of an address stands; the same letters mean different things in each. */
export const PLACES = {
  name: 21,
  below: 22,
  path: 23,
  query: 24,
  shape: 25,
  outline: 26,
  lists: 27,
  names: 28,
} as const;

/** What is seen of a part, an edge at either end: each character is looked at once, and not once for each run. */
let codes = new Uint16Array(512);

/** Adds the runs of `shortest` to `longest` characters of one part, its edges marked; digits are all alike. */
export function addRuns(
  part: string,
  place: number,
  [shortest, longest]: readonly [number, number],
  scale: number,
  into: FeatureBuffer,
  seen: Seen = digitsAlike,
): void {
  const start = into.length;
  const seed = hashStep(HASH_START, place);
  const end = part.length + 2;
  if (codes.length < end) codes = new Uint16Array(end);
  codes[0] = codes[end - 1] = EDGE;
  for (let at = 2; at < end; at += 1) codes[at - 1] = seen(part.charCodeAt(at - 2));
  for (let from = 0; from <= end - shortest; from += 1) {
    const stop = Math.min(from + longest, end);
    let hash = seed;
    for (let at = from; at < stop; at += 1) {
      hash = hashStep(hash, codes[at] as number);
      if (at - from >= shortest - 1) into.add(hash);
    }
  }
  into.share(start, scale);
}

const isWordCode = (code: number) => (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || code > 127;

/** Adds the words of one part, each alone: letters and digits between other signs, runs of digits by their length. */
export function addWords(part: string, place: number, scale: number, into: FeatureBuffer): void {
  const start = into.length;
  const seed = hashStep(hashStep(HASH_START, place), 7);
  let hash = seed;
  let digits = 0;
  for (let at = 0; at <= part.length; at += 1) {
    const code = at < part.length ? part.charCodeAt(at) : EDGE;
    const isDigit = code >= 48 && code <= 57;
    if (!isDigit && digits > 0) {
      hash = hashStep(hash, 1000 + Math.min(digits, 6));
      digits = 0;
    }
    if (isDigit) digits += 1;
    else if (isWordCode(code)) hash = hashStep(hash, code);
    else {
      if (hash !== seed) into.add(hash);
      hash = seed;
    }
  }
  into.share(start, scale);
}
