import type { FeatureBuffer } from '../../inference/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../../inference/hash.ts';
import { addLetterNgrams } from '../../inference/letter-ngrams.ts';
import type { TextReading } from '../../text/text-reading.ts';
import { conceptsOf } from '../../text-classifier/find-concepts.ts';
import { modelTokens } from '../../text-classifier/model-tokens.ts';
import type { Telling } from '../facts/clauses.ts';

/** The hash of a feature keeps so many bits. */
export const FEATURE_BITS = 15;

/**
 * Groups of features that are read from words. What each adds up to over all messages is kept in the case in place of the words: a
 * feature counts the same in whatever message it stands.
 */
export const TEXT_GROUPS = [
  'words',
  'skip-bigrams',
  'letters',
  'concepts',
  'concept-pairs',
  'senses',
] as const;
/**
 * Groups that are kept by name: a fact or a signal counts once, however often it is seen. What was answered stands apart from what rules heard in a
 * story, which may have been misheard.
 */
export const NAMED_GROUPS = ['facts', 'signals', 'answered'] as const;

/** A group with few features is not surer than one with so many. In the order of the groups. */
export const FEWEST = {
  words: 1,
  'skip-bigrams': 1,
  letters: 1,
  concepts: 2,
  'concept-pairs': 9,
  senses: 3,
} as const;
export const FEWEST_NAMED = { facts: 3, signals: 3, answered: 1 } as const;

/** Each group begins its hashes apart, so that a word and a fact of the same name are two features. */
const SEEDS = Object.fromEntries(
  [...TEXT_GROUPS, ...NAMED_GROUPS, 'likeness'].map((group, index) => [
    group,
    hashStep(HASH_START, 21 + index),
  ]),
) as Readonly<Record<(typeof TEXT_GROUPS)[number] | (typeof NAMED_GROUPS)[number] | 'likeness', number>>;

const FIGURE = hashString('<figure>');
const WIDEST_SKIP = 3;
/** Senses ahead that still count as a pair. */
const SENSES_AHEAD = 3;
/** Tokens from one concept to the next that still count as a pair. */
const REACH = 7;

/** Adds a fact, a signal or an answer by its name. */
export const addNamed = (
  group: (typeof NAMED_GROUPS)[number],
  names: Iterable<string>,
  into: FeatureBuffer,
) => {
  for (const name of names) into.add(hashString(name, SEEDS[group]));
};

/** Adds the one feature that carries the log-odds of the text classifier. */
export const addLikeness = (into: FeatureBuffer) => into.add(SEEDS.likeness);

/**
 * Adds the features of one message: word n-grams and skip-bigrams by their sound, letter n-grams, concepts and pairs of them, and the senses that
 * the facts' lexicon finds.
 *
 * @returns where each group ends, in the order of `TEXT_GROUPS`.
 */
export function addMessage(
  { clauses }: Telling,
  reading: TextReading,
  into: FeatureBuffer,
): readonly number[] {
  const sounds = clauses.map(({ words }) =>
    words.map(({ word, sound }) => (/^\+?\d/.test(word) ? FIGURE : hashString(sound))),
  );
  for (const words of sounds) addBigrams(words, into);
  const ends = [into.length];
  for (const words of sounds) addSkipBigrams(words, into);
  ends.push(into.length);
  for (const { words } of clauses) for (const { sound } of words) addLetterNgrams(sound, SEEDS.letters, into);
  ends.push(into.length);
  addConcepts(reading, into, ends);
  for (const { words } of clauses)
    addSenses(
      words.flatMap(({ senses }) => senses.map(({ id }) => hashString(id))),
      into,
    );
  ends.push(into.length);
  return ends;
}

function addSenses(senses: readonly number[], into: FeatureBuffer): void {
  for (const [index, sense] of senses.entries()) {
    const hash = hashStep(SEEDS.senses, sense);
    into.add(hash);
    for (const other of senses.slice(index + 1, index + 1 + SENSES_AHEAD)) into.add(hashStep(hash, other));
  }
}

function addBigrams(words: readonly number[], into: FeatureBuffer): void {
  for (const [index, word] of words.entries()) {
    const hash = hashStep(SEEDS.words, word);
    into.add(hash);
    const next = words[index + 1];
    if (next !== undefined) into.add(hashStep(hash, next));
  }
}

function addSkipBigrams(words: readonly number[], into: FeatureBuffer): void {
  for (const [first, word] of words.entries())
    for (const other of words.slice(first + 2, first + WIDEST_SKIP + 1))
      into.add(hashStep(hashStep(SEEDS['skip-bigrams'], word), other));
}

function addConcepts(reading: TextReading, into: FeatureBuffer, ends: number[]): void {
  const mentions = conceptsOf(modelTokens(reading));
  for (const concept of new Set(mentions.map((each) => each.concept)))
    into.add(hashStep(SEEDS.concepts, concept));
  ends.push(into.length);
  for (const [index, one] of mentions.entries())
    for (const other of mentions.slice(index + 1)) {
      if (other.first - one.first > REACH) break;
      if (other.concept !== one.concept && other.clause - one.clause <= 1)
        into.add(hashStep(hashStep(SEEDS['concept-pairs'], one.concept), other.concept));
    }
  ends.push(into.length);
}
