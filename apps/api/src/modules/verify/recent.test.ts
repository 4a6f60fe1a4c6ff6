import { expect, test } from 'vitest';
import { nameOf, recentAnswers } from './recent.ts';

const name = nameOf({ kind: 'link', value: 'https://boutique.example/' }, 'fr');
const said = {
  written: '{}',
  verdict: 'unknown' as const,
  known: '{}',
  version: 1,
  until: Number.POSITIVE_INFINITY,
};

test('what was said is forgotten after ten minutes, however often it was asked for', () => {
  let time = 1;
  const { find, keep } = recentAnswers(() => time);
  keep(name, said);
  time += 599_999;
  expect(find(name)).toEqual(said);
  time += 2;
  expect(find(name)).toBeUndefined();
});
