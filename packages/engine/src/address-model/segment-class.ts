import {
  CONSONANT,
  count,
  DIGIT,
  HYPHEN,
  kindAt,
  LOWER,
  longestRun,
  steps,
  UNDERSCORE,
  UPPER,
} from './measures.ts';

const HEX = /^[0-9a-f-]{12,}$/i;
const NUMBER = 1;
const HEXADECIMAL = 2;
const SPACED = 3;
/** A title: words joined by hyphens, by how many. */
const TITLE = 8;
const MOST_JOINTS = 4;
/** One word: by the kinds of its characters, how often they change, how unpronounceable it is. */
const WORD = 16;

/** How often letters change into digits or capitals into small ones: often in `p5YbT6PP`, once in `Page2`. */
function changes(word: string): number {
  let changed = 0;
  for (let at = 1; at < word.length; at += 1) {
    if ((kindAt(word, at - 1) ^ kindAt(word, at)) & (UPPER + DIGIT)) changed += 1;
  }
  return changed;
}

function wordClass(word: string): number {
  const digits = count(word, DIGIT);
  if (digits === word.length) return NUMBER;
  if (HEX.test(word)) return HEXADECIMAL;
  if (word.includes(' ') || word.includes('%')) return SPACED;
  const joints = count(word, HYPHEN + UNDERSCORE);
  if (joints > 0) return TITLE + Math.min(joints, MOST_JOINTS);
  const hasCapitals = count(word, UPPER) > 0;
  const kinds = (hasCapitals ? 1 : 0) + (count(word, LOWER) > 0 ? 2 : 0) + (digits > 0 ? 4 : 0);
  const consonants = hasCapitals || digits > 0 ? 0 : Math.min(longestRun(word, CONSONANT) >> 1, 3);
  return WORD + kinds + 8 * Math.min(changes(word) >> 1, 3) + 32 * consonants;
}

/** What a part of a path looks like: a number, a title, a word, a jumble, and how long it is; its ending does not count. */
export function segmentClass(segment: string): number {
  const dot = segment.indexOf('.');
  const word = dot === -1 ? segment : segment.slice(0, dot);
  return word === '' ? 0 : wordClass(word) * 8 + Math.min(steps(word.length), 5);
}
