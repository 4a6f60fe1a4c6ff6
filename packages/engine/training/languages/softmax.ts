import { LANGUAGES } from '../../src/language-identifier/identify-language.ts';
import { LANGUAGE_BITS, languageFeatures } from '../../src/language-identifier/language-features.ts';
import { randomFrom, shuffledOrder } from '../random.ts';

/** Words of one language. */
export interface Segment {
  readonly words: readonly string[];
  readonly language: number;
  readonly weight: number;
}

export interface SoftmaxModel {
  readonly weights: Float64Array;
  readonly bias: readonly number[];
}

const EPOCHS = 12;
const RATE = 0.4;
const DECAY = 2e-5;
const SEED = 23;

/** Multinomial logistic regression by AdaGrad; every row is scaled to length 1 by its number of features. */
export function trainSoftmax(segments: readonly Segment[]): SoftmaxModel {
  const classes = LANGUAGES.length;
  const weights = new Float64Array(2 ** LANGUAGE_BITS * classes);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const bias = new Float64Array(classes);
  const rows = segments.map(({ words }) => Int32Array.from(languageFeatures(words)));
  const random = randomFrom(SEED);
  const sums = new Float64Array(classes);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const index of shuffledOrder(rows.length, random)) {
      const row = rows[index] ?? new Int32Array();
      const { language, weight } = segments[index] as Segment;
      const scale = 1 / Math.sqrt(Math.max(row.length, 1));
      sums.set(bias);
      for (const bucket of row)
        for (let each = 0; each < classes; each += 1)
          sums[each] = (sums[each] ?? 0) + scale * (weights[bucket * classes + each] ?? 0);
      const highest = Math.max(...sums);
      let all = 0;
      for (let each = 0; each < classes; each += 1) all += sums[each] = Math.exp((sums[each] ?? 0) - highest);
      for (let each = 0; each < classes; each += 1) {
        const error = weight * ((sums[each] ?? 0) / all - (each === language ? 1 : 0));
        if (Math.abs(error) < 1e-4) continue;
        bias[each] = (bias[each] ?? 0) - 0.002 * error;
        for (const bucket of row) {
          const at = bucket * classes + each;
          const gradient = error * scale + DECAY * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return { weights, bias: [...bias] };
}
