import { expect, it } from 'vitest';
import {
  languageModel,
  NGRAM_BITS,
  NGRAM_SCORES,
  ngramBucket,
  openNgrams,
  scoreNgrams,
  symbolAt,
} from './backoff-model.ts';
import { hashStep } from './hash.ts';
import { packWeights, QUANTIZATION_STEPS, unpackWeights, weightAt } from './weight-table.ts';

const MODEL = languageModel(99, 4);

/** The bucket of an n-gram, which is hashed from its last symbol to its first. */
function bucketOf(ngram: string): number {
  let hash = MODEL.seed;
  for (let at = ngram.length - 1; at >= 0; at -= 1) hash = hashStep(hash, symbolAt(ngram, at));
  return ngramBucket(hash);
}

function score(text: string, ngrams: Readonly<Record<string, number>>) {
  const weights = new Float64Array(2 ** NGRAM_BITS);
  for (const [ngram, weight] of Object.entries(ngrams)) weights[bucketOf(ngram)] = weight;
  const into = new Float64Array(NGRAM_SCORES);
  scoreNgrams(text, MODEL, openNgrams(packWeights(weights, NGRAM_BITS, QUANTIZATION_STEPS.finest)), into, 0);
  const [sum, mean, lowest, matched] = into;
  return { sum, mean, lowest, matched };
}

it('scores a symbol by the longest known n-gram that ends with it', () => {
  expect(score('ab', { b: 1, ab: 4 }).sum).toBe(4);
  expect(score('cb', { b: 1, ab: 4 }).sum).toBeCloseTo(1, 0);
});

it('tells the lowest weight and the mean length of the known n-grams', () => {
  const { lowest, matched } = score('abz', { ab: 4, z: -4 });
  expect(lowest).toBe(-4);
  expect(matched).toBe(3 / 4);
});

it('takes all digits for one, and capitals for small letters', () => {
  expect(score('A7', { a0: 4 }).sum).toBe(4);
});

it('scores a text without any known n-gram with zeros', () => {
  expect(score('xyz', { ab: 4 })).toEqual({ sum: 0, mean: 0, lowest: 0, matched: 0 });
});

it('keeps the weights of neighbouring buckets apart', () => {
  const weights = new Float64Array(2 ** NGRAM_BITS);
  const first = bucketOf('ab') & ~31;
  for (let next = 0; next < 32; next += 1) weights[first + next] = (next + 1) / 8;
  const packed = packWeights(weights, NGRAM_BITS, QUANTIZATION_STEPS.finest);
  const into = new Float64Array(NGRAM_SCORES);
  scoreNgrams('ab', MODEL, openNgrams(packed), into, 0);
  expect(into[0]).toBe(weightAt(unpackWeights(packed), bucketOf('ab')));
});
