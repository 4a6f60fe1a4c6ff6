import { brandWord } from '../address/brand-index.ts';
import type { ProfileTopic } from '../knowledge/profile-words.ts';
import { topicsOf } from './topics.ts';

const SHORTEST_BRAND = 3;
const SHORTEST_WORD = 4;
/** Words that an imitator adds to a company's name. */
const ADDED: ReadonlySet<ProfileTopic> = new Set(['service', 'promise', 'job', 'loan', 'recovery', 'invest']);

/** A word as an imitator's two: `mtnbonus` is "mtn" and "bonus". `undefined` where its parts are not a company's name and such a word. */
export function apart(word: string): readonly [string, string] | undefined {
  for (let at = SHORTEST_BRAND; at <= word.length - SHORTEST_BRAND; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (isAdded(end) && brandWord(start) !== undefined) return [start, end];
    if (isAdded(start) && brandWord(end) !== undefined) return [start, end];
  }
  return undefined;
}

const isAdded = (word: string): boolean =>
  word.length >= SHORTEST_WORD && topicsOf(word).some((topic) => ADDED.has(topic));
