import { plainLetters } from '../text/plain-letters.ts';

/** Digits and pairs that are read as letters. `i`, `l` and `1` are one shape, as in Unicode's own table. */
const SHAPES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  i: 'l',
  nn: 'm',
  rn: 'm',
  vv: 'w',
};

/** What the eye keeps of a word: two words of one skeleton are easily taken for each other (`paypa1`, `faceb00k`, `rnicrosoft`). */
export function skeleton(word: string): string {
  return plainLetters(word).replace(/nn|rn|vv|[0-9i]/g, (shape) => SHAPES[shape] ?? shape);
}
