import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../inference/hash.ts';
import type { TextReading } from '../text/text-reading.ts';
import { addConcepts } from './concept-features.ts';
import { conceptsOf } from './find-concepts.ts';
import { frenchShare } from './language.ts';
import { addStructure } from './message-structure.ts';
import { type ModelToken, modelTokens } from './model-tokens.ts';
import { addLetterNgrams, addSkipBigrams, addWordNgrams } from './ngrams.ts';
import { signalConceptsIn } from './signal-concepts.ts';

/** Bits of a feature's bucket. A table of weights may have fewer. */
export const FEATURE_BITS = 18;

/** Beyond these shares of French, a text counts as written in one language. */
const CLEARLY_FRENCH = 0.7;
const CLEARLY_ENGLISH = 0.3;

const OWN_LEXICON = 11;
const SIGNALS_LEXICON = 12;
const SIGNALS = hashStep(HASH_START, 13);

/** The tokens and hashed features of a text. */
export interface TextFeatures {
  readonly tokens: readonly ModelToken[];
  /** How far the French weights count, from 0 to 1; the English ones count for the rest. */
  readonly french: number;
  /** The features before this index are n-grams. Those from it on are concepts, whose weights stand in a table of their own. */
  readonly conceptsFrom: number;
}

/**
 * Fills the buffer with the features of a text.
 *
 * @param signalFeatures - what the signals saw in it, by name.
 */
export function textFeatures(
  reading: TextReading,
  signalFeatures: readonly string[],
  into: FeatureBuffer,
): TextFeatures {
  const tokens = modelTokens(reading);
  const share = frenchShare(tokens);
  into.clear();
  addWordNgrams(tokens, into);
  addSkipBigrams(tokens, into);
  addLetterNgrams(tokens, into);
  const conceptsFrom = into.length;
  const concepts = conceptsOf(tokens);
  addConcepts(concepts, OWN_LEXICON, into);
  addStructure(concepts, into);
  addConcepts(signalConceptsIn(reading, tokens), SIGNALS_LEXICON, into);
  const signalsFrom = into.length;
  for (const signal of signalFeatures) into.add(hashString(signal, SIGNALS), 0, -1);
  into.setValues(signalsFrom, 1);
  const french = share >= CLEARLY_FRENCH ? 1 : share <= CLEARLY_ENGLISH ? 0 : share;
  return { tokens, french, conceptsFrom };
}
