import { expect, it } from 'vitest';
import { NUMBERS_OF_RUNS, openRuns, RUN_BITS, runKind, weighRuns } from '../src/learned/runs.ts';
import { packWeights, STEPS } from '../src/learned/weight-table.ts';
import { learnRuns, type RunText } from './runs-training.ts';

const KIND = runKind(98, 4);

function learned(texts: readonly RunText[]): (text: string) => number {
  const weights = new Float64Array(2 ** RUN_BITS);
  learnRuns(texts, KIND, weights);
  const table = openRuns(packWeights(weights, RUN_BITS, STEPS.finest));
  return (text) => {
    const into = new Float64Array(NUMBERS_OF_RUNS);
    weighRuns(text, KIND, table, into, 0);
    return into[1] ?? 0;
  };
}

const rows = (texts: readonly string[], isScam: boolean): readonly RunText[] =>
  texts.flatMap((text) => Array.from({ length: 5 }, () => ({ text, isScam, weight: 1 })));

it('weighs what is usual in scams above what is usual elsewhere', () => {
  const mean = learned([
    ...rows(['login-verify', 'verify-account', 'account-login'], true),
    ...rows(['boutique', 'ecole', 'marche-central'], false),
  ]);
  expect(mean('account-verify')).toBeGreaterThan(0.5);
  expect(mean('ecole-centrale')).toBeLessThan(-0.5);
});

it('takes what is typed at random for less likely than what is made like the names that it knows', () => {
  const mean = learned(rows(['boutique', 'tissus', 'marchand', 'couture', 'artisan', 'cousine'], true));
  expect(mean('boutissan')).toBeGreaterThan(mean('xqzvkwpj'));
});
