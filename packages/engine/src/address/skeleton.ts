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
  rn: 'm',
  nn: 'm',
  vv: 'w',
};

/**
 * The form that the eye keeps of a word. Two words with one skeleton are easily taken for each other (`paypa1`, `faceb00k`,
 * `rnicrosoft`).
 */
export function skeleton(word: string): string {
  return plainLetters(word).replace(/nn|rn|vv|[0-9i]/g, (shape) => SHAPES[shape] ?? shape);
}

/**
 * The same for a whole table of plain words, which takes the browser no call for each shape. Pairs may be put in for one another, one
 * kind after the other, because of two that share a letter `rn` is always the first.
 */
export function skeletons(words: readonly string[]): readonly string[] {
  let shapes = words.join(' ');
  for (const [shape, letter] of Object.entries(SHAPES)) shapes = shapes.replaceAll(shape, letter);
  return shapes.split(' ');
}
