import { HASH_START, hashEnd, hashStep } from '../inference/hash.ts';

/** The table has 2 to the power of this many buckets. */
export const LANGUAGE_BITS = 10;

/** Letters of every alphabet, with their marks. Links, figures and names with figures in them are no language. */
const WORD = /(?<![\p{L}\p{M}\d.@/:_-])[\p{L}\p{M}'’ʼ]{1,24}(?![\p{L}\p{M}\d@/:_]|\.\p{L})/gu;
const LONGEST = 4;
const EDGE = 32;
/** A text of more words than this is told by its first ones. */
const MOST_WORDS = 60;

/** The words of a text, in small letters. */
export const wordsForLanguage = (text: string): readonly string[] =>
  (text.normalize('NFC').toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);

/** The buckets of the character n-grams (1–4, edges marked) of some words, and of the words themselves, twice. */
export const languageFeatures = (words: readonly string[]): readonly number[] =>
  words.flatMap(featuresOfWord);

/** The buckets of one word. */
export function featuresOfWord(word: string): readonly number[] {
  const buckets: number[] = [];
  const add = (hash: number) => buckets.push(hashEnd(hash) >>> (32 - LANGUAGE_BITS));
  let whole = hashStep(HASH_START, 7);
  for (let from = -1; from < word.length; from += 1) {
    let hash = HASH_START;
    for (let at = from; at < Math.min(from + LONGEST, word.length + 1); at += 1) {
      hash = hashStep(hash, at < 0 || at === word.length ? EDGE : word.charCodeAt(at));
      if (at > from || from >= 0) add(hash);
    }
    if (from >= 0) whole = hashStep(whole, word.charCodeAt(from));
  }
  add(whole);
  add(whole);
  return buckets;
}
