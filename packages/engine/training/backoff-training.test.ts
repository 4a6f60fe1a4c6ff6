import { expect, it } from 'vitest';
import {
  languageModel,
  NGRAM_BITS,
  NGRAM_SCORES,
  openNgrams,
  scoreNgrams,
} from '../src/inference/backoff-model.ts';
import { packWeights, QUANTIZATION_STEPS } from '../src/inference/weight-table.ts';
import { type LabelledText, trainBackoffModel } from './backoff-training.ts';

const MODEL = languageModel(98, 4);

/** The mean score of a symbol, by a model trained on these texts. */
function trained(texts: readonly LabelledText[]): (text: string) => number {
  const weights = new Float64Array(2 ** NGRAM_BITS);
  trainBackoffModel(texts, MODEL, weights);
  const table = openNgrams(packWeights(weights, NGRAM_BITS, QUANTIZATION_STEPS.finest));
  return (text) => {
    const into = new Float64Array(NGRAM_SCORES);
    scoreNgrams(text, MODEL, table, into, 0);
    return into[1] ?? 0;
  };
}

const rows = (texts: readonly string[], isScam: boolean): readonly LabelledText[] =>
  texts.flatMap((text) => Array.from({ length: 5 }, () => ({ text, isScam, weight: 1 })));

it('scores what is usual in scams above what is usual elsewhere', () => {
  const mean = trained([
    ...rows(['login-verify', 'verify-account', 'account-login'], true),
    ...rows(['boutique', 'ecole', 'marche-central'], false),
  ]);
  expect(mean('account-verify')).toBeGreaterThan(0.5);
  expect(mean('ecole-centrale')).toBeLessThan(-0.5);
});

it('takes what is typed at random for less likely than what resembles known names', () => {
  const mean = trained(rows(['boutique', 'tissus', 'marchand', 'couture', 'artisan', 'cousine'], true));
  expect(mean('boutissan')).toBeGreaterThan(mean('xqzvkwpj'));
});
