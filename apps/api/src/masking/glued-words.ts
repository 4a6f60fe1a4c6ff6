import type { Span } from '@scamguard/engine';
import { isGluedWord, numberWord } from './number-words.ts';

/** The length of one number word, in letters: `un`, `wolonfila`. */
const SHORTEST = 2;
const LONGEST = 12;
/** So many number words in a row stand in no other word. */
const FEWEST_INSIDE = 4;
const FEWEST_ALONE = 2;

/** A number in a run of letters, `zerounneufsept`: its place in the run and for how many digits it stands. */
export interface GluedNumber {
  readonly span: Span;
  readonly weight: number;
}

interface Chain {
  readonly start: number;
  readonly words: number;
  readonly weight: number;
}

/** Finds the longest row of number words in a run of letters; looks at each letter once for each length of word. */
export function gluedNumber(letters: string): GluedNumber | undefined {
  const chains: (Chain | undefined)[] = [];
  let best: { readonly end: number; readonly chain: Chain } | undefined;
  for (let end = 1; end <= letters.length; end += 1) {
    for (let length = SHORTEST; length <= Math.min(LONGEST, end); length += 1) {
      const word = letters.slice(end - length, end);
      const before = chains[end - length] ?? { start: end - length, words: 0, weight: 0 };
      if (!isGluedWord(word) || (chains[end]?.words ?? 0) > before.words) continue;
      const weight = before.weight + (numberWord(word)?.weight ?? 0);
      chains[end] = { start: before.start, words: before.words + 1, weight };
    }
    const chain = chains[end];
    if (chain && chain.words >= (best?.chain.words ?? 0)) best = { end, chain };
  }
  if (!best) return undefined;
  const { start, words, weight } = best.chain;
  const isWhole = start === 0 && best.end === letters.length;
  return words >= (isWhole ? FEWEST_ALONE : FEWEST_INSIDE) ? { span: [start, best.end], weight } : undefined;
}
