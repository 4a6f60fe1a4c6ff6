import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../inference/hash.ts';
import { AFRICAN_ENDINGS } from './african-endings.ts';
import { addCharacterNgrams, addWords, characterClasses, NAMESPACES } from './character-ngrams.ts';
import { type AddressComponents, lexicalFeatures } from './lexical-features.ts';

/** Bits of a feature's bucket. A table of weights may have fewer. */
export const ADDRESS_BITS = 19;

/**
 * The groups of hashed features, in their order in the buffer. The trees see the sum of each group. Only a server adds the last group,
 * what is looked up.
 */
export const FEATURE_GROUPS = [
  'name',
  'below',
  'path',
  'path-shape',
  'query',
  'words',
  'lexical',
  'signals',
  'lookups',
] as const;

/** The rest of a longer component adds no features. */
const LONGEST_HOST = 120;
const LONGEST_PATH = 200;
const LONGEST_FRAGMENT = 60;

/** L2 norm of the subdomains' and the query's n-grams, where that of the registered name is 1. */
const BESIDE_NAME = 0.7;
/** Value of each lexical feature. */
const LEXICAL = 0.35;

const ends = new Int32Array(FEATURE_GROUPS.length);

/**
 * Fills the buffer with the features of an address.
 *
 * @param signalFeatures - the findings of the signals, which are features too.
 * @returns where each of the {@link FEATURE_GROUPS} ends. The array is used again at the next call.
 */
export function addressFeatures(
  address: AddressComponents,
  signalFeatures: readonly string[],
  into: FeatureBuffer,
): Int32Array {
  const name = address.name.slice(0, LONGEST_HOST);
  const below = address.below.slice(-LONGEST_HOST);
  const written = address.path.length > 1 ? address.path.slice(0, LONGEST_PATH) : '';
  const path = written.toLowerCase();
  const query = address.query.slice(0, LONGEST_PATH).toLowerCase();
  const fragment = address.fragment.slice(0, LONGEST_FRAGMENT).toLowerCase();
  into.clear();
  addCharacterNgrams(`${name}.${endingOf(address)}`, NAMESPACES.name, [2, 6], 1, into);
  ends[0] = into.length;
  if (below !== '') addCharacterNgrams(below, NAMESPACES.below, [2, 6], BESIDE_NAME, into);
  ends[1] = into.length;
  if (path !== '') addCharacterNgrams(path, NAMESPACES.path, [3, 6], 1, into);
  ends[2] = into.length;
  if (path !== '')
    addCharacterNgrams(written, NAMESPACES.pathShape, [2, 6], BESIDE_NAME, into, characterClasses);
  ends[3] = into.length;
  if (query !== '' || fragment !== '') {
    addCharacterNgrams(`?${query}#${fragment}`, NAMESPACES.query, [2, 5], BESIDE_NAME, into);
  }
  ends[4] = into.length;
  addWords(name, NAMESPACES.name, 1, into);
  if (below !== '') addWords(below, NAMESPACES.below, BESIDE_NAME, into);
  if (path !== '') addWords(path, NAMESPACES.path, 1, into);
  if (query !== '') addWords(query, NAMESPACES.query, 1, into);
  ends[5] = into.length;
  addLexicalFeatures(address, into);
  ends[6] = into.length;
  addSignalFeatures(signalFeatures, into);
  ends[7] = ends[8] = into.length;
  return ends;
}

/** All African endings count as one, so that none of them counts against its sites. */
export function endingOf({ suffix, givenBy }: AddressComponents): string {
  const last = suffix.slice(suffix.lastIndexOf('.') + 1);
  return givenBy !== 'free-host' && AFRICAN_ENDINGS.has(last) ? '~' : suffix;
}

const LEXICAL_SEED = hashStep(HASH_START, NAMESPACES.lexical);

function addLexicalFeatures(address: AddressComponents, into: FeatureBuffer): void {
  const from = into.length;
  lexicalFeatures(address, (what, first, second = 0, third = 0) => {
    const hash = hashStep(hashStep(hashStep(hashStep(LEXICAL_SEED, what), first), second), third);
    into.add(hash);
  });
  into.setValues(from, LEXICAL);
}

function addSignalFeatures(signalFeatures: readonly string[], into: FeatureBuffer): void {
  const from = into.length;
  for (const signal of signalFeatures) into.add(hashString(signal));
  into.setValues(from, 1);
}
