import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BRANDS, listed } from '../knowledge/brands/index.ts';
import { isAscii } from '../text/plain-letters.ts';
import { skeleton, skeletons } from './skeleton.ts';

it.each([
  ['paypa1', 'paypal'],
  ['faceb00k', 'facebook'],
  ['rnicrosoft', 'mlcrosoft'],
  ['internnet', 'lntemnet'],
])('of %s is %s', (word, shape) => {
  expect(skeleton(word)).toBe(shape);
});

it('is the same for a table of words as for each of them', () => {
  const word = fc.stringMatching(/^[nrvmi013a]{1,9}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      expect(skeletons(words)).toEqual(words.map(skeleton));
    }),
  );
});

it("finds nothing but small plain letters and figures in the brands' words", () => {
  const words = BRANDS.flatMap((brand) => listed(brand.words));
  expect(words.filter((word) => !isAscii(word) || word !== word.toLowerCase())).toEqual([]);
});
