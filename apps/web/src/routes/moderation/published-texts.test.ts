import { expect, test } from 'vitest';
import { tooMasked } from './published-texts.ts';

const ENOUGH = 'Il demande un code reçu par SMS.';

test.each([
  ['•••', true],
  ['••• •••', true],
  ['••• 12 •••', true],
  ['Vol', true],
  ['Vol de •••', false],
  ['Faux agent', false],
])('a title that is %j is too little: %s', (title, isTooLittle) => {
  expect(tooMasked({ title, description: ENOUGH })).toEqual({ title: isTooLittle, description: false });
});

test('a text is looked at in the same way', () => {
  expect(tooMasked({ title: 'Faux agent', description: '••• ••• ••• ••• ••• ••• •••' })).toEqual({
    title: false,
    description: true,
  });
});
