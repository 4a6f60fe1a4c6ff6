import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import { HASH_START, hashStep } from '../inference/hash.ts';
import type { ModelToken } from './model-tokens.ts';

/** Each group of features has a hash seed of its own, so that «pin» the word and «pin» the letters are two features. */
const WORDS = hashStep(HASH_START, 1);
const LETTERS = hashStep(HASH_START, 2);
const SKIPS = hashStep(HASH_START, 3);
/** Most tokens from the first word of a skip-bigram to the second. */
const LONGEST_SKIP = 4;
const MIN_LETTERS = 3;
const MAX_LETTERS = 5;
const EDGE = 32;

/** Adds word unigrams, bigrams and trigrams; a class counts as a word. Their L2 norm is the same for short and long texts. */
export function addWordNgrams(tokens: readonly ModelToken[], into: FeatureBuffer): void {
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

/** Adds skip-bigrams: two words with one to three others between. They bridge the words that differ. */
export function addSkipBigrams(tokens: readonly ModelToken[], into: FeatureBuffer): void {
  const start = into.length;
  for (let first = 0; first < tokens.length; first += 1) {
    const hash = hashStep(SKIPS, (tokens[first] as ModelToken).hash);
    for (let last = first + 2; last < Math.min(first + LONGEST_SKIP + 1, tokens.length); last += 1)
      into.add(hashStep(hash, (tokens[last] as ModelToken).hash), first, last);
  }
  into.share(start);
}

/** Adds character n-grams of three to five letters within each word, its edges marked. They survive bad spelling. */
export function addLetterNgrams(tokens: readonly ModelToken[], into: FeatureBuffer): void {
  const start = into.length;
  for (let index = 0; index < tokens.length; index += 1) {
    const { word } = tokens[index] as ModelToken;
    if (!word) continue;
    const edge = word.length;
    for (let from = -1; from <= edge - MIN_LETTERS + 1; from += 1) {
      let hash = LETTERS;
      const stop = Math.min(from + MAX_LETTERS, edge + 1);
      for (let at = from; at < stop; at += 1) {
        hash = hashStep(hash, at < 0 || at === edge ? EDGE : word.charCodeAt(at));
        if (at - from >= MIN_LETTERS - 1) into.add(hash, index, index);
      }
    }
  }
  into.share(start);
}
