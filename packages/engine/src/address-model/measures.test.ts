import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tally } from './measures.ts';

const times = (part: string, sign: RegExp) => (part.match(sign) ?? []).length;
const longest = (part: string, run: RegExp) =>
  Math.max(0, ...(part.match(run) ?? []).map((found) => found.length));

const kindOf = (sign: string) => (/\d/.test(sign) ? 'digit' : /[A-Z]/.test(sign) ? 'capital' : 'other');
const changesIn = (part: string) => {
  const kinds = Array.from(part, kindOf);
  return kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length;
};

it('counts what patterns find', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aeyzkZKÉ09-_.é'), maxLength: 30 });
  fc.assert(
    fc.property(part, (written) => {
      expect(tally(written)).toEqual({
        digits: times(written, /\d/g),
        capitals: times(written, /[A-Z]/g),
        vowels: times(written, /[aeiouy]/g),
        consonants: times(written, /[b-df-hj-np-tv-xz]/g),
        hyphens: times(written, /-/g),
        underscores: times(written, /_/g),
        digitsTogether: longest(written, /\d+/g),
        consonantsTogether: longest(written, /[b-df-hj-np-tv-xz]+/g),
        changes: changesIn(written),
      });
    }),
  );
});
