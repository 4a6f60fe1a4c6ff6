import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import { HASH_START, hashStep } from '../inference/hash.ts';

const EDGE = 126;
const DIGIT = 48;

/** Maps a character's code to a symbol. */
type ToSymbol = (code: number) => number;

/** All digits are one symbol, since which number it is does not matter. */
const digitsAlike: ToSymbol = (code) => (code >= 48 && code <= 57 ? DIGIT : code);

/** Word shape: letters become their class, so that `/Kj3x/a.php` becomes `/Aa0a/a.aaa`. */
export const characterClasses: ToSymbol = (code) => {
  if (code >= 97 && code <= 122) return 97;
  return code >= 65 && code <= 90 ? 65 : digitsAlike(code);
};

/** Namespaces of features: the same letters are different features in each component of an address. */
export const NAMESPACES = {
  name: 21,
  below: 22,
  path: 23,
  query: 24,
  lexical: 25,
  pathShape: 26,
  lists: 27,
  names: 28,
} as const;

/** The symbols of a component, with an edge at either end. Each character is mapped once, and not once for each n-gram. */
let symbols = new Uint16Array(512);

/** Adds the n-grams of `shortest` to `longest` characters of one component, its edges marked. */
export function addCharacterNgrams(
  component: string,
  namespace: number,
  [shortest, longest]: readonly [number, number],
  scale: number,
  into: FeatureBuffer,
  toSymbol: ToSymbol = digitsAlike,
): void {
  const start = into.length;
  const seed = hashStep(HASH_START, namespace);
  const end = component.length + 2;
  if (symbols.length < end) symbols = new Uint16Array(end);
  symbols[0] = symbols[end - 1] = EDGE;
  for (let at = 2; at < end; at += 1) symbols[at - 1] = toSymbol(component.charCodeAt(at - 2));
  for (let from = 0; from <= end - shortest; from += 1) {
    const stop = Math.min(from + longest, end);
    let hash = seed;
    for (let at = from; at < stop; at += 1) {
      hash = hashStep(hash, symbols[at] as number);
      if (at - from >= shortest - 1) into.add(hash);
    }
  }
  into.share(start, scale);
}

const isWordCode = (code: number) => (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || code > 127;

/** Adds the words of one component: letters and digits between other signs. A run of digits counts by its length. */
export function addWords(component: string, namespace: number, scale: number, into: FeatureBuffer): void {
  const start = into.length;
  const seed = hashStep(hashStep(HASH_START, namespace), 7);
  let hash = seed;
  let digits = 0;
  for (let at = 0; at <= component.length; at += 1) {
    const code = at < component.length ? component.charCodeAt(at) : EDGE;
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
