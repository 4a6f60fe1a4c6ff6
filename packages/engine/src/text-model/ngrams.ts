import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashStep } from '../learned/hash.ts';
import type { ModelToken } from './model-tokens.ts';

/** Families of features begin their hashes apart, so that «pin» the word and «pin» the letters are two features. */
const WORDS = hashStep(HASH_START, 1);
const LETTERS = hashStep(HASH_START, 2);
const APART = hashStep(HASH_START, 3);
/** How far apart two words may stand that are read as one behind the other. */
const FURTHEST = 4;
const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
const EDGE = 32;

/** Adds runs of one to three words or classes, each with the same total length for short and long texts. */
export function addWordGrams(tokens: readonly ModelToken[], into: FeatureBuffer): void {
  const start = into.length;
  for (let first = 0; first < tokens.length; first += 1) {
    let hash = WORDS;
    for (let last = first; last < Math.min(first + 3, tokens.length); last += 1) {
      hash = hashStep(hash, (tokens[last] as ModelToken).hash);
      into.add(hash, first, last);
    }
  }
  into.share(start);
}

/** Adds each two words or classes that stand one behind the other with up to three between: what bridges the words that differ. */
export function addWordPairs(tokens: readonly ModelToken[], into: FeatureBuffer): void {
  const start = into.length;
  for (let first = 0; first < tokens.length; first += 1) {
    const hash = hashStep(APART, (tokens[first] as ModelToken).hash);
    for (let last = first + 2; last < Math.min(first + FURTHEST + 1, tokens.length); last += 1)
      into.add(hashStep(hash, (tokens[last] as ModelToken).hash), first, last);
  }
  into.share(start);
}

/** Adds runs of three to five letters within each word, its edges marked: what survives bad spelling. */
export function addLetterGrams(tokens: readonly ModelToken[], into: FeatureBuffer): void {
  const start = into.length;
  for (let index = 0; index < tokens.length; index += 1) {
    const { word } = tokens[index] as ModelToken;
    if (!word) continue;
    const edge = word.length;
    for (let from = -1; from <= edge - SHORTEST_LETTERS + 1; from += 1) {
      let hash = LETTERS;
      const stop = Math.min(from + LONGEST_LETTERS, edge + 1);
      for (let at = from; at < stop; at += 1) {
        hash = hashStep(hash, at < 0 || at === edge ? EDGE : word.charCodeAt(at));
        if (at - from >= SHORTEST_LETTERS - 1) into.add(hash, index, index);
      }
    }
  }
  into.share(start);
}
