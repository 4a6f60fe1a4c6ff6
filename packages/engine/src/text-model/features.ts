import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { frenchShare } from './language.ts';
import { addMeanings } from './meaning.ts';
import { addLetterGrams, addWordGrams } from './ngrams.ts';
import { type TokenisedText, tokenise } from './tokens.ts';

/** Each table has 2 to the power of this many buckets. */
export const GRAM_BITS = 18;
export const MEANING_BITS = 16;

/** Longest part of a text that is read: beyond it a message only repeats itself. In UTF-16 units. */
const LONGEST_READ = 20_000;
/** Beyond these shares a text counts as written in one language. */
const CLEARLY_FRENCH = 0.7;
const CLEARLY_ENGLISH = 0.3;

/** One text, taken apart for the model. */
export interface TextFeatures {
  readonly text: TokenisedText;
  /** How far the French weights count, from 0 to 1; the English ones count for the rest. */
  readonly french: number;
  /** Features before this index belong to the tables of n-grams, those from it on to the table of meanings. */
  readonly meaningsFrom: number;
}

/** Fills the buffer with the features of a text. Never throws, whatever the string. */
export function textFeatures(original: string, into: FeatureBuffer): TextFeatures {
  const text = tokenise(original.slice(0, LONGEST_READ));
  const share = frenchShare(text.tokens);
  into.clear();
  addWordGrams(text.tokens, GRAM_BITS, into);
  addLetterGrams(text.tokens, GRAM_BITS, into);
  const meaningsFrom = into.length;
  addMeanings(text.tokens, share, MEANING_BITS, into);
  const french = share >= CLEARLY_FRENCH ? 1 : share <= CLEARLY_ENGLISH ? 0 : share;
  return { text, french, meaningsFrom };
}
