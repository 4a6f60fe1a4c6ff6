import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { innerNames } from './inner-names.ts';

const names = ['orange', 'anges', 'orangemoney', 'mobile', 'angesse'];
const inside = innerNames(names, (name) => name);

it.each([
  ['', []],
  ['ange', []],
  ['mesanges', ['anges']],
  ['orangemoneymobile', ['orange', 'orangemoney', 'mobile']],
  ['mobileorangemobile', ['orange', 'mobile']],
])('finds in %j: %j', (word, found) => {
  expect(inside(word)).toEqual(found);
});

it('finds what stands in a word, in the order of the names', () => {
  const pieces = fc.array(fc.constantFrom(...names, 'a', 'o', 'ora', 'ang', 'mob'), { maxLength: 6 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const word = parts.join('');
      expect(inside(word)).toEqual(names.filter((name) => word.includes(name)));
    }),
  );
});
