import { countCharacters, log2Bucket } from './character-statistics.ts';

const HEX = /^[0-9a-f-]{12,}$/i;
const NUMBER = 1;
const HEXADECIMAL = 2;
const SPACED = 3;
/** A title, which is words joined by hyphens: by the number of hyphens. */
const TITLE = 8;
const MOST_JOINTS = 4;
/** One word: by the classes of its characters, how often these change, and how unpronounceable it is. */
const WORD = 16;

function wordClass(word: string): number {
  const { digits, capitals, vowels, consonants, hyphens, underscores, longestConsonantRun, classChanges } =
    countCharacters(word);
  if (digits === word.length) return NUMBER;
  if (HEX.test(word)) return HEXADECIMAL;
  if (word.includes(' ') || word.includes('%')) return SPACED;
  const joints = hyphens + underscores;
  if (joints > 0) return TITLE + Math.min(joints, MOST_JOINTS);
  const classes = (capitals > 0 ? 1 : 0) + (vowels + consonants > 0 ? 2 : 0) + (digits > 0 ? 4 : 0);
  const unpronounceable = capitals + digits > 0 ? 0 : Math.min(longestConsonantRun >> 1, 3);
  return WORD + classes + 8 * Math.min(classChanges >> 1, 3) + 32 * unpronounceable;
}

/** The class of a path segment: a number, a title, a word or a jumble, and its length. Its file ending does not count. */
export function segmentClass(segment: string): number {
  const dot = segment.indexOf('.');
  const word = dot === -1 ? segment : segment.slice(0, dot);
  return word === '' ? 0 : wordClass(word) * 8 + Math.min(log2Bucket(word.length), 5);
}
