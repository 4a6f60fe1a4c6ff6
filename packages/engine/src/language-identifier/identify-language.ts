import { featuresOfWord, LANGUAGE_BITS, wordsForLanguage } from './language-features.ts';
import type { LanguageWeights } from './language-weights.ts';
import { LANGUAGE_WEIGHTS } from './weights.ts';

/** The languages that a text may be written in. `bm` is Bambara or Dioula; `other` is any further language. */
export const LANGUAGES = ['fr', 'en', 'pcm', 'wo', 'fon', 'yo', 'bm', 'tw', 'ha', 'other'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages whose words the engine reads. */
const READ: ReadonlySet<Language> = new Set(['fr', 'en', 'pcm']);
/** A text of fewer words may be a name or a greeting. */
const FEWEST_WORDS = 5;
/** From this probability on a text counts as not read. */
const UNREAD = 0.8;

let opened: Int8Array | undefined;

function open({ steps, zero }: LanguageWeights): Int8Array {
  const table = new Int8Array(2 ** LANGUAGE_BITS * LANGUAGES.length);
  for (let index = 0; index < table.length; index += 1) table[index] = steps.charCodeAt(index) - zero;
  return table;
}

/** The probability of each language, in the order of {@link LANGUAGES}; multinomial logistic regression over hashed n-grams. */
export function languageProbabilities(words: readonly string[]): Float64Array {
  const weights = words.map(weightsOfWord);
  const features = weights.reduce((sum, { count }) => sum + count, 0);
  const scale = LANGUAGE_WEIGHTS.step / Math.sqrt(Math.max(features, 1));
  const sums = Float64Array.from(
    LANGUAGE_WEIGHTS.bias,
    (bias, language) => bias + scale * weights.reduce((sum, { steps }) => sum + (steps[language] ?? 0), 0),
  );
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const all = shares.reduce((one, other) => one + other, 0);
  return shares.map((share) => share / all);
}

/** The steps that one word adds for each language, and the number of its features. */
interface WordWeights {
  readonly steps: Int32Array;
  readonly count: number;
}

const remembered = new Map<string, WordWeights>();
const MOST_REMEMBERED = 4_096;

/** Windows of a long text overlap, and small words come again and again. */
function weightsOfWord(word: string): WordWeights {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  opened ??= open(LANGUAGE_WEIGHTS);
  const buckets = featuresOfWord(word);
  const steps = new Int32Array(LANGUAGES.length);
  for (const bucket of buckets)
    for (let language = 0; language < steps.length; language += 1)
      steps[language] = (steps[language] as number) + (opened[bucket * steps.length + language] as number);
  const weights = { steps, count: buckets.length };
  // Bounded, so that a stranger who sends every word there is cannot fill the memory.
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, weights);
  return weights;
}

/** Whether a text is in a language whose words the engine does not read. */
export function isUnreadLanguage(text: string): boolean {
  const words = wordsForLanguage(text);
  if (words.length < FEWEST_WORDS) return false;
  const probabilities = languageProbabilities(words);
  const read = LANGUAGES.reduce(
    (sum, language, index) => sum + (READ.has(language) ? (probabilities[index] ?? 0) : 0),
    0,
  );
  return 1 - read >= UNREAD;
}

/** The probability that a text is in one of these languages; nothing where it has no words. */
export function probabilityOf(languages: readonly Language[], text: string): number | undefined {
  const words = wordsForLanguage(text);
  if (words.length === 0) return undefined;
  const probabilities = languageProbabilities(words);
  return languages.reduce((sum, each) => sum + (probabilities[LANGUAGES.indexOf(each)] ?? 0), 0);
}

/** The language that a text is surely written in; undefined where it is too short or in doubt. */
export function writtenIn(text: string): Language | undefined {
  const words = wordsForLanguage(text);
  if (words.length < FEWEST_WORDS) return undefined;
  const probabilities = languageProbabilities(words);
  return LANGUAGES.find((_, index) => (probabilities[index] ?? 0) >= UNREAD);
}
