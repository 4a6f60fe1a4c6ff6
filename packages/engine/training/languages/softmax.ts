import { LANGUAGES } from '../../src/language-identifier/identify-language.ts';
import { LANGUAGE_BITS, languageFeatures } from '../../src/language-identifier/language-features.ts';
import { type SoftmaxModel, trainSoftmax } from '../softmax.ts';

/** Words of one language. */
export interface Segment {
  readonly words: readonly string[];
  readonly language: number;
  readonly weight: number;
}

/** The language identifier, learned from segments. */
export const trainLanguages = (segments: readonly Segment[]): SoftmaxModel =>
  trainSoftmax(
    segments.map(({ words, language, weight }) => ({
      buckets: Int32Array.from(languageFeatures(words)),
      label: language,
      weight,
    })),
    {
      classes: LANGUAGES.length,
      buckets: 2 ** LANGUAGE_BITS,
      epochs: 12,
      rate: 0.4,
      biasRate: 0.002,
      decay: 2e-5,
      firstSquare: 1e-6,
      leastError: 1e-4,
      seed: 23,
    },
  );
