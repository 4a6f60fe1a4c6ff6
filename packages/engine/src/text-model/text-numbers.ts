import type { TextFeatures } from './features.ts';
import { TOKEN_KINDS } from './model-tokens.ts';
import { NUMBERS_OF_TEXT_RUNS } from './text-runs.ts';
import { NUMBERS_OF_STYLE, tellStyle } from './writing-style.ts';

/**
 * Families of features, each of which gets its values at once: words, pairs of words, letters; concepts, their pairs, what follows what;
 * breaths, beginning and end, the whole; the same three of the signals' phrases as of concepts; what the signals saw.
 */
export const FAMILIES = 13;
/** How French, how long, of how many words and clauses, what stands last. */
const OTHERS = 5;
/** Where the figures of the text begin: before them stand what each family weighs, and their sum. */
const OWN_FROM = FAMILIES + 1;
const STYLE_FROM = OWN_FROM + OTHERS + TOKEN_KINDS.length;
/** Where the figures of runs begin. */
export const RUNS_FROM = STYLE_FROM + NUMBERS_OF_STYLE;
/** How many numbers the trees ask about. */
export const NUMBERS = RUNS_FROM + NUMBERS_OF_TEXT_RUNS;

/**
 * Writes a text in figures behind what was learned of its features, for the trees.
 *
 * @param masked - from {@link maskedText}.
 */
export function textNumbers({ tokens, french }: TextFeatures, masked: string, into: Float64Array): void {
  const last = tokens.at(-1);
  into[OWN_FROM] = french;
  into[OWN_FROM + 1] = masked.length;
  into[OWN_FROM + 2] = tokens.length;
  into[OWN_FROM + 3] = last ? last.clause + 1 : 0;
  into[OWN_FROM + 4] = last ? TOKEN_KINDS.indexOf(last.kind) : -1;
  const counts = OWN_FROM + OTHERS;
  into.fill(0, counts, STYLE_FROM);
  for (const { kind } of tokens) {
    const at = counts + TOKEN_KINDS.indexOf(kind);
    into[at] = (into[at] ?? 0) + 1;
  }
  tellStyle(masked, into, STYLE_FROM);
}
