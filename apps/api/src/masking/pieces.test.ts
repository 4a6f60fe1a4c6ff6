import { describe, expect, test } from 'vitest';
import { gluedNumber } from './glued-words.ts';
import { piecesOf } from './pieces.ts';

describe('the pieces of a text', () => {
  test.each([
    ['le 97 ou 12', ['le word 0', '97 digits 2', 'ou word 0', '12 digits 2']],
    ['o1 l2', ['o1 digits 2', 'l2 digits 2']],
    ['oil il', ['oil perhaps-digits 3', 'il perhaps-digits 2']],
    ['oooo ooooo', ['oooo perhaps-digits 4', 'ooooo word 0']],
    ['ab12cd', ['ab word 0', '12 digits 2', 'cd word 0']],
    ['sept97trente', ['sept number-word 1', '97 digits 2', 'trente number-word 2']],
    ['n3uf d3ux s1x', ['n3uf number-word 1', 'd3ux number-word 1', 's1x number-word 1']],
    ['|3uf', ['| perhaps-digits 1', '3 digits 1', 'uf word 0']],
    ['neuuuf', ['neuuuf number-word 1']],
    ['dixsept', ['dixsept number-word 3']],
    ['untroisdeux', ['untroisdeux number-word 3']],
    ['azerounneufseptb', ['a word 0', 'zerounneufsept number-word 4', 'b word 0']],
    ['a9z', ['a word 0', '9 digits 1', 'z perhaps-digits 1']],
    ['صفر', ['صفر number-word 1']],
  ])('%s', (text, pieces) => {
    expect(piecesOf(text).map((piece) => `${piece.text} ${piece.kind} ${piece.weight}`)).toEqual(pieces);
    for (const { text: part, start, end } of piecesOf(text)) expect(text.slice(start, end)).toBe(part);
  });
});

describe('number words that are glued together', () => {
  test.each([
    ['zerounneuf', { span: [0, 10], weight: 3 }],
    ['xxzerounneufsept', { span: [2, 16], weight: 4 }],
    ['xxzerounneuf', undefined],
    ['vingtdeux', { span: [0, 9], weight: 3 }],
    ['trentex', undefined],
    ['trois', undefined],
    ['ordinaire', undefined],
  ])('%s', (letters, found) => expect(gluedNumber(letters)).toEqual(found));
});
