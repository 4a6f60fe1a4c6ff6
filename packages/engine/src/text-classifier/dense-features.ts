import type { TextFeatures } from './features.ts';
import { TEXT_NGRAM_SCORES } from './language-models.ts';
import { STYLE_FEATURES, writeStyleFeatures } from './stylometry.ts';
import { TOKEN_KINDS } from './token-kinds.ts';

/**
 * Groups of hashed features: word n-grams, skip-bigrams, letter n-grams; concepts, their pairs, their sequences; clauses, beginning and
 * end, the whole message; concepts of the signals' lexicon, their pairs, their sequences; findings of the signals.
 */
export const FEATURE_GROUPS = 13;
/** How French, how many characters, tokens and clauses, and the kind of the last token. */
const GENERAL_FEATURES = 5;
/** Where the features of the text begin. The sum of each group and the sum of all groups stand before them. */
const OWN_FROM = FEATURE_GROUPS + 1;
const STYLE_FROM = OWN_FROM + GENERAL_FEATURES + TOKEN_KINDS.length;
/** The place at which the scores of the language models begin. */
export const NGRAM_SCORES_FROM = STYLE_FROM + STYLE_FEATURES;
/** How many dense features the trees see. */
export const DENSE_FEATURES = NGRAM_SCORES_FROM + TEXT_NGRAM_SCORES;

/**
 * Writes the dense features of a text, which the trees see beside the sums of its hashed features.
 *
 * @param masked - from {@link maskedText}.
 */
export function writeDenseFeatures(
  { tokens, french }: TextFeatures,
  masked: string,
  into: Float64Array,
): void {
  const last = tokens.at(-1);
  into[OWN_FROM] = french;
  into[OWN_FROM + 1] = masked.length;
  into[OWN_FROM + 2] = tokens.length;
  into[OWN_FROM + 3] = last ? last.clause + 1 : 0;
  into[OWN_FROM + 4] = last ? TOKEN_KINDS.indexOf(last.kind) : -1;
  const counts = OWN_FROM + GENERAL_FEATURES;
  into.fill(0, counts, STYLE_FROM);
  for (const { kind } of tokens) {
    const at = counts + TOKEN_KINDS.indexOf(kind);
    into[at] = (into[at] ?? 0) + 1;
  }
  writeStyleFeatures(masked, into, STYLE_FROM);
}
