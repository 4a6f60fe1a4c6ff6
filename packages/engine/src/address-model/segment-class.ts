import { steps, tally } from './measures.ts';

const HEX = /^[0-9a-f-]{12,}$/i;
const NUMBER = 1;
const HEXADECIMAL = 2;
const SPACED = 3;
/** A title: words joined by hyphens, by how many. */
const TITLE = 8;
const MOST_JOINTS = 4;
/** One word: by the kinds of its characters, how often they change, how unpronounceable it is. */
const WORD = 16;

function wordClass(word: string): number {
  const { digits, capitals, vowels, consonants, hyphens, underscores, consonantsTogether, changes } =
    tally(word);
  if (digits === word.length) return NUMBER;
  if (HEX.test(word)) return HEXADECIMAL;
  if (word.includes(' ') || word.includes('%')) return SPACED;
  const joints = hyphens + underscores;
  if (joints > 0) return TITLE + Math.min(joints, MOST_JOINTS);
  const kinds = (capitals > 0 ? 1 : 0) + (vowels + consonants > 0 ? 2 : 0) + (digits > 0 ? 4 : 0);
  const unpronounceable = capitals + digits > 0 ? 0 : Math.min(consonantsTogether >> 1, 3);
  return WORD + kinds + 8 * Math.min(changes >> 1, 3) + 32 * unpronounceable;
}

/** What a part of a path looks like: a number, a title, a word, a jumble, and how long it is; its ending does not count. */
export function segmentClass(segment: string): number {
  const dot = segment.indexOf('.');
  const word = dot === -1 ? segment : segment.slice(0, dot);
  return word === '' ? 0 : wordClass(word) * 8 + Math.min(steps(word.length), 5);
}
