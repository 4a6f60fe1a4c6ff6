import type { FeatureBuffer } from '../../inference/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../../inference/hash.ts';
import { addLetterNgrams } from '../../inference/letter-ngrams.ts';
import type { Clause } from '../facts/clauses.ts';

/** The hash of a feature keeps so many bits. */
export const CLAUSE_BITS = 17;

/** How much all features of a group weigh together, and how many there must be for that. */
const GROUPS = {
  words: [1, 3],
  'skip-bigrams': [1, 3],
  letters: [1, 6],
  senses: [1, 3],
  before: [0.7, 3],
  after: [0.7, 3],
  place: [0.5, 1],
  telling: [0.7, 10],
} as const satisfies Readonly<Record<string, readonly [total: number, fewest: number]>>;
type Group = keyof typeof GROUPS;

/** Each group begins its hashes apart: a word of the clause and one of its neighbour are two features. */
const SEEDS = Object.fromEntries(
  Object.keys(GROUPS).map((group, index) => [group, hashStep(HASH_START, 77 + index)]),
) as Readonly<Record<Group, number>>;

const FIGURE = hashString('<figure>');
const FIRST_WORD = 1;
const QUESTION = 2;
const SENSE = 3;
const NEAREST_SKIP = 2;
const WIDEST_SKIP = 4;
const SENSES_AHEAD = 3;
const PLACES = 4;
const MOST_WORDS = 12;
const FROM_END = 20;
const LENGTH = 40;

/** A clause as its features see it. */
export interface HashedClause {
  readonly clause: Clause;
  readonly words: readonly number[];
  readonly senses: readonly number[];
}

/** The clauses of a telling, hashed once. */
export const hashClauses = (clauses: readonly Clause[]): readonly HashedClause[] =>
  clauses.map((clause) => ({
    clause,
    words: clause.words.map(({ word, sound }) => (/^\+?\d/.test(word) ? FIGURE : hashString(sound))),
    senses: clause.words.flatMap(({ senses }) => senses.map(({ id }) => hashString(id))),
  }));

/**
 * Adds the features of one clause: its words and their neighbours by sound, letter n-grams, the senses of words, and in groups of their own the
 * clause before, the one after, and its place.
 *
 * @returns where each group ends.
 */
export function addClause(
  clauses: readonly HashedClause[],
  place: number,
  into: FeatureBuffer,
): readonly number[] {
  const own = clauses[place];
  if (own === undefined) return [];
  return [
    addGroup('words', into, (seed) => addWords(own, seed, into)),
    addGroup('skip-bigrams', into, (seed) => addSkips(own.words, seed, into)),
    addGroup('letters', into, (seed) => {
      for (const { sound } of own.clause.words) addLetterNgrams(sound, seed, into);
    }),
    addGroup('senses', into, (seed) => addSenses(own.senses, seed, into)),
    addGroup('before', into, (seed) => addNeighbour(clauses[place - 1], seed, into)),
    addGroup('after', into, (seed) => addNeighbour(clauses[place + 1], seed, into)),
    addGroup('place', into, (seed) => {
      into.add(hashStep(seed, Math.min(place, PLACES)));
      into.add(hashStep(seed, FROM_END + Math.min(clauses.length - 1 - place, PLACES)));
      into.add(hashStep(seed, LENGTH + Math.min(own.words.length, MOST_WORDS)));
    }),
  ];
}

/** Adds the features that all clauses of a telling share: the words and senses that stand anywhere in it. Returns where they end. */
export const addTelling = (clauses: readonly HashedClause[], into: FeatureBuffer): number =>
  addGroup('telling', into, (seed) => {
    for (const word of new Set(clauses.flatMap(({ words, senses }) => [...senses, ...words])))
      into.add(hashStep(seed, word));
  });

function addGroup(name: Group, into: FeatureBuffer, add: (seed: number) => void): number {
  const start = into.length;
  add(SEEDS[name]);
  const [total, fewest] = GROUPS[name];
  into.share(start, total, fewest);
  return into.length;
}

function addWords({ clause, words }: HashedClause, seed: number, into: FeatureBuffer): void {
  for (const [index, word] of words.entries()) {
    const hash = hashStep(seed, word);
    into.add(hash);
    const next = words[index + 1];
    if (next === undefined) continue;
    const pair = hashStep(hash, next);
    into.add(pair);
    const third = words[index + 2];
    if (third !== undefined) into.add(hashStep(pair, third));
  }
  const [first] = words;
  if (first !== undefined) into.add(hashStep(hashStep(seed, FIRST_WORD), first));
  if (clause.isQuestion) into.add(hashStep(seed, QUESTION));
}

function addSkips(words: readonly number[], seed: number, into: FeatureBuffer): void {
  for (const [index, word] of words.entries())
    for (const other of words.slice(index + NEAREST_SKIP, index + WIDEST_SKIP + 1))
      into.add(hashStep(hashStep(seed, word), other));
}

function addSenses(senses: readonly number[], seed: number, into: FeatureBuffer): void {
  for (const [index, sense] of senses.entries()) {
    const hash = hashStep(seed, sense);
    into.add(hash);
    for (const other of senses.slice(index + 1, index + SENSES_AHEAD + 1)) into.add(hashStep(hash, other));
  }
}

function addNeighbour(near: HashedClause | undefined, seed: number, into: FeatureBuffer): void {
  if (near === undefined) return;
  for (const [index, word] of near.words.entries()) {
    const hash = hashStep(seed, word);
    into.add(hash);
    const next = near.words[index + 1];
    if (next !== undefined) into.add(hashStep(hash, next));
  }
  for (const sense of near.senses) into.add(hashStep(hashStep(seed, SENSE), sense));
}
