import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithinEdits } from './within-edits.ts';

it.each([
  ['instagram', 'instagarm', 1],
  ['instagram', 'instagam', 1],
  ['instagram', 'instaagram', 1],
  ['instagram', 'instagrom', 1],
  ['telegram', 'telegeraem', 2],
])('%s is %s with %i slips, and not with fewer', (name, written, edits) => {
  expect(isWithinEdits(name, written, edits)).toBe(true);
  expect(isWithinEdits(name, written, edits - 1)).toBe(false);
});

it('finds a misspelt name at the start of a longer word', () => {
  expect(isWithinEdits('telegram', 'telegarmsupport', 1, true)).toBe(true);
  expect(isWithinEdits('telegram', 'telephonist', 1, true)).toBe(false);
});

it('allows every single slip and nothing beyond the difference in length', () => {
  const word = fc.stringMatching(/^[a-d]{2,9}$/);
  fc.assert(
    fc.property(word, fc.nat(8), fc.constantFrom('a', 'z'), (name, place, letter) => {
      const at = place % name.length;
      const [before, after] = [name.slice(0, at), name.slice(at)];
      expect(isWithinEdits(name, before + letter + after, 1)).toBe(true);
      expect(isWithinEdits(name, before + after.slice(1), 1)).toBe(true);
      expect(isWithinEdits(name, before + letter + after.slice(1), 1)).toBe(true);
      expect(isWithinEdits(name, `${name}zz`, 1)).toBe(false);
    }),
  );
});
