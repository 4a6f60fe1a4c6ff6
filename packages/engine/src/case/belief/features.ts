import type { FeatureBuffer } from '../../inference/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../../inference/hash.ts';
import type { TextReading } from '../../text/text-reading.ts';
import { addConcepts } from '../../text-classifier/concept-features.ts';
import { conceptsIn } from '../../text-classifier/find-concepts.ts';
import { frenchShare } from '../../text-classifier/language.ts';
import { modelTokens } from '../../text-classifier/model-tokens.ts';
import type { Telling } from '../facts/clauses.ts';
import type { FactName } from '../facts/fact.ts';

/** The hash of a feature keeps so many bits. */
export const FEATURE_BITS = 15;

/** Each feature group begins its hashes apart, so that a word and a fact of the same name are two features. */
const WORDS = hashStep(HASH_START, 21);
const SKIP_BIGRAMS = hashStep(HASH_START, 22);
const LETTERS = hashStep(HASH_START, 23);
const FACTS = hashStep(HASH_START, 24);
const SIGNALS = hashStep(HASH_START, 25);
const CONCEPT_LEXICON = 26;
const LIKENESS = hashStep(HASH_START, 27);
const FIGURE = hashString('<figure>');
const LONGEST_WORDS = 2;
const WIDEST_SKIP = 3;
const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
const EDGE = 32;
/** A case with one fact is not surer than one with several. */
const FEWEST_FACTS = 3;
/** Log-odds at which the text classifier is nearly sure. */
const SURE = 4;

/** What a case offers to the classifier of kinds. */
export interface CaseEvidence {
  readonly tellings: readonly Telling[];
  /** The same messages as the engine reads those of others. */
  readonly readings: readonly TextReading[];
  readonly facts: readonly FactName[];
  /** What the signals saw, by name. */
  readonly signals: readonly string[];
  /** What the text classifier makes of all messages together. */
  readonly logOdds: number;
}

/**
 * Fills the buffer with the features of a case: word n-grams and skip-bigrams by their sound, letter n-grams, facts, signals, concepts,
 * and the text classifier's log-odds.
 *
 * @returns where each feature group ends, for group dropout.
 */
export function caseFeatures(evidence: CaseEvidence, into: FeatureBuffer): readonly number[] {
  const { tellings, readings, facts, signals, logOdds } = evidence;
  const clauses = tellings.flatMap((telling) =>
    telling.clauses.map(({ words }) =>
      words.map(({ word, sound }) => (/^\+?\d/.test(word) ? FIGURE : hashString(sound))),
    ),
  );
  const sounds = tellings.flatMap((telling) =>
    telling.clauses.flatMap(({ words }) => words.map(({ sound }) => sound)),
  );
  into.clear();
  return [
    added(into, () => clauses.forEach((words) => addWords(words, into))),
    added(into, () => clauses.forEach((words) => addSkipBigrams(words, into))),
    added(into, () => sounds.forEach((sound) => addLetters(sound, into))),
    added(into, () => facts.forEach((fact) => into.add(hashString(fact, FACTS))), FEWEST_FACTS),
    added(into, () => signals.forEach((signal) => into.add(hashString(signal, SIGNALS))), FEWEST_FACTS),
    addedConcepts(readings, into),
    addedLikeness(logOdds, into),
  ];
}

/** Adds a group whose features have the same total length, however many they are. */
function added(into: FeatureBuffer, add: () => void, fewest = 1): number {
  const start = into.length;
  add();
  into.share(start, 1, fewest);
  return into.length;
}

function addedConcepts(readings: readonly TextReading[], into: FeatureBuffer): number {
  for (const reading of readings) {
    const tokens = modelTokens(reading);
    addConcepts(conceptsIn(tokens, frenchShare(tokens)), CONCEPT_LEXICON, into);
  }
  return into.length;
}

function addedLikeness(logOdds: number, into: FeatureBuffer): number {
  const start = into.length;
  into.add(LIKENESS);
  into.setValues(start, Math.tanh(logOdds / SURE));
  return into.length;
}

function addWords(words: readonly number[], into: FeatureBuffer): void {
  for (let first = 0; first < words.length; first += 1) {
    let hash = WORDS;
    for (const word of words.slice(first, first + LONGEST_WORDS)) {
      hash = hashStep(hash, word);
      into.add(hash);
    }
  }
}

function addSkipBigrams(words: readonly number[], into: FeatureBuffer): void {
  for (const [first, word] of words.entries())
    for (const other of words.slice(first + 2, first + WIDEST_SKIP + 1))
      into.add(hashStep(hashStep(SKIP_BIGRAMS, word), other));
}

function addLetters(sound: string, into: FeatureBuffer): void {
  if (/\d/.test(sound)) return;
  const edge = sound.length;
  for (let from = -1; from <= edge - SHORTEST_LETTERS + 1; from += 1) {
    let hash = LETTERS;
    const stop = Math.min(from + LONGEST_LETTERS, edge + 1);
    for (let at = from; at < stop; at += 1) {
      hash = hashStep(hash, at < 0 || at === edge ? EDGE : sound.charCodeAt(at));
      if (at - from >= SHORTEST_LETTERS - 1) into.add(hash);
    }
  }
}
