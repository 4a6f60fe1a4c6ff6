import { HASH_START, hashEnd, hashStep } from '../../inference/hash.ts';
import { clausesIn } from '../facts/clauses.ts';

/** The table has 2 to the power of this many buckets. */
export const TOPIC_BITS = 13;

const [SHORTEST, LONGEST] = [3, 5];
const EDGE = 32;
/** A message of more words is told by its first ones. */
const MOST_WORDS = 40;

/** So many senses ahead of each are paired with it. */
const SENSES_AHEAD = 3;
/** Messages are told apart by their length in steps of so many words, up to so many steps. */
const [LENGTH_STEP, LONGEST_STEP] = [3, 6];

/**
 * The buckets of a message: its words, the pairs of neighbours, the character n-grams (3–5, edges marked) of each word, what its words mean and how it
 * begins and ends. The verdict that was told stands with them: "when?" means another thing after a danger.
 *
 * @param heard - folded.
 */
export function topicFeatures(heard: string, verdict: string): readonly number[] {
  const words = heard
    .split(/[^a-z0-9']+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`);
  return [`=${verdict}`, ...words, ...pairs, ...meaningsOf(heard)]
    .map(bucketOf)
    .concat(words.flatMap(gramsOf));
}

function meaningsOf(heard: string): readonly string[] {
  const { clauses } = clausesIn(heard);
  const all = clauses.flatMap(({ words }) => words);
  const senses = all.flatMap((word) => word.senses.map(({ id }) => id));
  const sounds = all.map(({ sound }) => sound);
  const step = Math.min(LONGEST_STEP, Math.floor(sounds.length / LENGTH_STEP));
  return [
    ...new Set([
      ...senses.map((sense) => `~${sense}`),
      ...senses.flatMap((sense, place) =>
        senses.slice(place + 1, place + 1 + SENSES_AHEAD).map((other) => `~${sense} ${other}`),
      ),
      `1${sounds[0]}`,
      `2${sounds[0]} ${sounds[1]}`,
      `<${sounds.at(-1)}`,
      `#${step}`,
      ...(clauses.some(({ isQuestion }) => isQuestion) ? ['?'] : []),
    ]),
  ];
}

const bucketOf = (text: string): number => {
  let hash = HASH_START;
  for (let at = 0; at < text.length; at += 1) hash = hashStep(hash, text.charCodeAt(at));
  return hashEnd(hash) >>> (32 - TOPIC_BITS);
};

function gramsOf(word: string): readonly number[] {
  const marked = ` ${word} `;
  const buckets: number[] = [];
  for (let from = 0; from < marked.length; from += 1) {
    let hash = HASH_START;
    for (let at = from; at < Math.min(from + LONGEST, marked.length); at += 1) {
      hash = hashStep(hash, marked.charCodeAt(at) || EDGE);
      if (at - from + 1 >= SHORTEST) buckets.push(hashEnd(hash) >>> (32 - TOPIC_BITS));
    }
  }
  return buckets;
}
