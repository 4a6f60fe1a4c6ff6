import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters } from './character-statistics.ts';

const times = (component: string, sign: RegExp) => (component.match(sign) ?? []).length;
const longestRun = (component: string, run: RegExp) =>
  Math.max(0, ...(component.match(run) ?? []).map((found) => found.length));

const classOf = (sign: string) => (/\d/.test(sign) ? 'digit' : /[A-Z]/.test(sign) ? 'capital' : 'other');
const changesIn = (component: string) => {
  const classes = Array.from(component, classOf);
  return classes.filter((each, at) => at > 0 && each !== classes[at - 1]).length;
};

it('counts what regular expressions count', () => {
  const component = fc.string({ unit: fc.constantFrom(...'aeyzkZKÉ09-_.é'), maxLength: 30 });
  fc.assert(
    fc.property(component, (written) => {
      expect(countCharacters(written)).toEqual({
        digits: times(written, /\d/g),
        capitals: times(written, /[A-Z]/g),
        vowels: times(written, /[aeiouy]/g),
        consonants: times(written, /[b-df-hj-np-tv-xz]/g),
        hyphens: times(written, /-/g),
        underscores: times(written, /_/g),
        longestDigitRun: longestRun(written, /\d+/g),
        longestConsonantRun: longestRun(written, /[b-df-hj-np-tv-xz]+/g),
        classChanges: changesIn(written),
      });
    }),
  );
});
