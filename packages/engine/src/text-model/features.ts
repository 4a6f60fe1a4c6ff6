import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../learned/hash.ts';
import type { TextReading } from '../text/text-reading.ts';
import { addConcepts } from './concept-features.ts';
import { frenchShare } from './language.ts';
import { meaningsIn } from './meaning.ts';
import { addOutline } from './message-outline.ts';
import { type ModelToken, modelTokens } from './model-tokens.ts';
import { addLetterGrams, addWordGrams, addWordPairs } from './ngrams.ts';
import { phrasesIn } from './phrase-meaning.ts';

/** Features are told apart by so many bits; a table of weights may have fewer. */
export const FEATURE_BITS = 18;

/** Beyond these shares a text counts as written in one language. */
const CLEARLY_FRENCH = 0.7;
const CLEARLY_ENGLISH = 0.3;

const OWN_LEXICON = 11;
const SIGNALS_LEXICON = 12;
const REMARKS = hashStep(HASH_START, 13);

/** One text, taken apart for the model. */
export interface TextFeatures {
  readonly tokens: readonly ModelToken[];
  /** How far the French weights count, from 0 to 1; the English ones count for the rest. */
  readonly french: number;
  /** Features before this index belong to the tables of n-grams, those from it on to the table of meanings. */
  readonly meaningsFrom: number;
}

/**
 * Fills the buffer with the features of a text.
 *
 * @param remarks - what the signals saw in it, by name.
 */
export function textFeatures(
  reading: TextReading,
  remarks: readonly string[],
  into: FeatureBuffer,
): TextFeatures {
  const tokens = modelTokens(reading);
  const share = frenchShare(tokens);
  into.clear();
  addWordGrams(tokens, into);
  addWordPairs(tokens, into);
  addLetterGrams(tokens, into);
  const meaningsFrom = into.length;
  const meanings = meaningsIn(tokens, share);
  addConcepts(meanings, OWN_LEXICON, into);
  addOutline(meanings, into);
  addConcepts(phrasesIn(reading, tokens), SIGNALS_LEXICON, into);
  const remarksFrom = into.length;
  for (const remark of remarks) into.add(hashString(remark, REMARKS), 0, -1);
  into.setValues(remarksFrom, 1);
  const french = share >= CLEARLY_FRENCH ? 1 : share <= CLEARLY_ENGLISH ? 0 : share;
  return { tokens, french, meaningsFrom };
}
