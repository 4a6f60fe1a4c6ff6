import { type LanguageModel, NGRAM_BITS, ngramBucket, symbolAt } from '../src/inference/backoff-model.ts';
import { hashStep } from '../src/inference/hash.ts';

/** A text with its label, and how much it counts. */
export interface LabelledText {
  readonly text: string;
  readonly isScam: boolean;
  readonly weight: number;
}

const SIZE = 2 ** NGRAM_BITS;

/** Which n-grams are too rare to learn. */
export interface CountCutoff {
  /** N-grams that occur less often, each row by its weight, are left out. */
  readonly minCount: number;
  /** N-grams of up to so many symbols are kept, however rare. */
  readonly exemptOrder: number;
}

const CUTOFF: CountCutoff = { minCount: 2, exemptOrder: 2 };
/** No single symbol weighs more than this. */
const MAX_LOG_RATIO = 4;
/** The probability of every symbol where nothing is known. */
const UNIFORM = 1 / 50;

/** Counts of n-grams, of their contexts, and of the distinct symbols that continue each context. */
class Counts {
  private readonly ngrams = new Float32Array(SIZE);
  private readonly contexts = new Float32Array(SIZE);
  private readonly continuations = new Float32Array(SIZE);

  add(ngram: number, context: number, weight: number): void {
    const before = this.ngrams[ngram] ?? 0;
    if (before === 0) this.continuations[context] = (this.continuations[context] ?? 0) + 1;
    this.ngrams[ngram] = before + weight;
    this.contexts[context] = (this.contexts[context] ?? 0) + weight;
  }

  /** The probability of an n-gram's last symbol in its context, by Witten–Bell smoothing: rare contexts lean on shorter ones. */
  probability(ngram: number, context: number, ofShorter: number): number {
    const count = this.contexts[context] ?? 0;
    if (count === 0) return ofShorter;
    // Two n-grams in one bucket may hide that a symbol continued the context.
    const continuations = Math.max(this.continuations[context] ?? 0, 1);
    return ((this.ngrams[ngram] ?? 0) + continuations * ofShorter) / (count + continuations);
  }

  countOf = (ngram: number): number => this.ngrams[ngram] ?? 0;
}

/** Calls back for each n-gram of a text and its context, the shorter ones first at each symbol. */
function eachNgram(
  text: string,
  { seed, order }: LanguageModel,
  visit: (ngram: number, context: number, length: number) => void,
): void {
  for (let at = 0; at <= text.length; at += 1) {
    const longest = Math.min(order, at + 2);
    let hash = seed;
    let context = hashStep(seed, 1);
    for (let length = 1; length <= longest; length += 1) {
      hash = hashStep(hash, symbolAt(text, at - length + 1));
      visit(ngramBucket(hash), ngramBucket(context), length);
      context = hashStep(context, symbolAt(text, at - length));
    }
  }
}

/**
 * Trains one language model on scams and one on the other texts, and writes for each n-gram the log of the ratio of their probabilities.
 * If all texts are of one label, the ratio is to the uniform distribution.
 */
export function trainBackoffModel(
  texts: readonly LabelledText[],
  model: LanguageModel,
  into: Float64Array,
  cutoff = CUTOFF,
): void {
  const [scams, others] = [new Counts(), new Counts()];
  for (const { text, isScam, weight } of texts) {
    if (text === '') continue;
    eachNgram(text, model, (ngram, context) => (isScam ? scams : others).add(ngram, context, weight));
  }
  for (const { text } of texts) {
    if (text === '') continue;
    let [inScams, elsewhere] = [UNIFORM, UNIFORM];
    eachNgram(text, model, (ngram, context, length) => {
      if (length === 1) [inScams, elsewhere] = [UNIFORM, UNIFORM];
      inScams = scams.probability(ngram, context, inScams);
      elsewhere = others.probability(ngram, context, elsewhere);
      const count = scams.countOf(ngram) + others.countOf(ngram);
      if (length > cutoff.exemptOrder && count < cutoff.minCount) return;
      into[ngram] = Math.max(-MAX_LOG_RATIO, Math.min(MAX_LOG_RATIO, Math.log(inScams / elsewhere)));
    });
  }
}
