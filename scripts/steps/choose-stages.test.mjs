import { describe, expect, test } from 'vitest';
import { chooseStages, WrongChoice } from './choose-stages.mjs';

const STAGES = [
  { name: 'types' },
  { name: 'unit', takesWords: true },
  { name: 'chromium', neededBy: ['end-to-end'] },
  { name: 'end-to-end', takesWords: true },
];
const chosen = (...words) => chooseStages(STAGES, words).map(({ name, words: own }) => [name, own]);

describe('the stages of `npm test`', () => {
  test('all run where none is named', () => {
    expect(chosen().map(([name]) => name)).toEqual(['types', 'unit', 'chromium', 'end-to-end']);
  });

  test('run in their own order, with what they need', () => {
    expect(chosen('end-to-end', 'types')).toEqual([
      ['types', []],
      ['chromium', []],
      ['end-to-end', []],
    ]);
  });

  test('run only the tests whose files are named', () => {
    expect(chosen('unit=packages/i18n', 'unit=a=b')).toEqual([['unit', ['packages/i18n', 'a=b']]]);
  });

  test.each([
    ['a stage that there is not', 'end2end', /no stage "end2end".*end-to-end\[=PATH\]/],
    ['tests of a stage that runs as a whole', 'types=web', /"types" runs as a whole/],
    ['no tests', 'unit=', /names no tests/],
  ])('refuse %s', (_, word, message) => {
    expect(() => chosen('types', word)).toThrow(WrongChoice);
    expect(() => chosen('types', word)).toThrow(message);
  });
});
