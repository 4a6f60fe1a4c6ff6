import type { FeatureBuffer } from './feature-buffer.ts';
import { hashStep } from './hash.ts';

const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
const EDGE = 32;

/** Adds the letter n-grams of a word, its edges marked; a figure has none. */
export function addLetterNgrams(sound: string, seed: number, into: FeatureBuffer): void {
  if (/\d/.test(sound)) return;
  const edge = sound.length;
  for (let from = -1; from <= edge - SHORTEST_LETTERS + 1; from += 1) {
    let hash = seed;
    const stop = Math.min(from + LONGEST_LETTERS, edge + 1);
    for (let at = from; at < stop; at += 1) {
      hash = hashStep(hash, at < 0 || at === edge ? EDGE : sound.charCodeAt(at));
      if (at - from >= SHORTEST_LETTERS - 1) into.add(hash);
    }
  }
}
