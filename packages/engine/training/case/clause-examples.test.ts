import { expect, it } from 'vitest';
import { clauseExamples } from './clause-examples.ts';
import type { TellingRow } from './tellings.ts';

const row = {
  turns: ['un monsieur veut 5 000\npour le dossier, je lui ai dit non', "j'ai rien payé"],
  told: [
    ['asked:fee', 'veut 5 000 pour le dossier'],
    ['refused:fee', 'je lui ai dit non'],
    ['not:money', "j'ai rien payé"],
  ],
} as unknown as TellingRow;
const numberOf = new Map([
  ['asked:fee', 0],
  ['refused:fee', 1],
  ['not:money', 2],
]);

it('marks each fact in the clause that tells it', () => {
  expect(clauseExamples(row, numberOf).map(({ facts }) => facts)).toEqual([[0], [1], [2]]);
});

it('leaves out facts that are not learned', () => {
  expect(clauseExamples(row, new Map()).flatMap(({ facts }) => facts)).toEqual([]);
});
