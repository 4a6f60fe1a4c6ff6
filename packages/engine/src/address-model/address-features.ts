import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../learned/hash.ts';
import { addRuns, addWords, kindsAlone, PLACES } from './address-grams.ts';
import { type AddressParts, tellShape } from './address-shape.ts';
import { AFRICAN_ENDINGS } from './african-endings.ts';

/** Features are told apart by so many bits; a table of weights may have fewer. */
export const ADDRESS_BITS = 19;

/**
 * What each family of features looks at; they lie one behind the other, and each is weighed apart before all are. The last, what is
 * looked up, a server adds by itself.
 */
export const FAMILIES = [
  'name',
  'below',
  'path',
  'outline',
  'query',
  'words',
  'shape',
  'remarks',
  'looked-up',
] as const;

/** Parts are read up to here: an address of a thousand characters says all it has to say long before. */
const LONGEST_HOST = 120;
const LONGEST_PATH = 200;
const LONGEST_FRAGMENT = 60;

/** Weight of what stands below or behind the registered name, against the name itself. */
const BESIDE = 0.7;
/** Weight of each finding on the shape. */
const SHAPE = 0.35;

const ends = new Int32Array(FAMILIES.length);

/**
 * Fills the buffer with the features of an address.
 *
 * @param remarks - findings of others, by name, that count as features too.
 * @returns where each of the {@link FAMILIES} ends; used again at the next call.
 */
export function addressFeatures(
  address: AddressParts,
  remarks: readonly string[],
  into: FeatureBuffer,
): Int32Array {
  const name = address.name.slice(0, LONGEST_HOST);
  const below = address.below.slice(-LONGEST_HOST);
  const written = address.path.length > 1 ? address.path.slice(0, LONGEST_PATH) : '';
  const path = written.toLowerCase();
  const query = address.query.slice(0, LONGEST_PATH).toLowerCase();
  const fragment = address.fragment.slice(0, LONGEST_FRAGMENT).toLowerCase();
  into.clear();
  addRuns(`${name}.${endingOf(address)}`, PLACES.name, [2, 6], 1, into);
  ends[0] = into.length;
  if (below !== '') addRuns(below, PLACES.below, [2, 6], BESIDE, into);
  ends[1] = into.length;
  if (path !== '') addRuns(path, PLACES.path, [3, 6], 1, into);
  ends[2] = into.length;
  if (path !== '') addRuns(written, PLACES.outline, [2, 6], BESIDE, into, kindsAlone);
  ends[3] = into.length;
  if (query !== '' || fragment !== '') {
    addRuns(`?${query}#${fragment}`, PLACES.query, [2, 5], BESIDE, into);
  }
  ends[4] = into.length;
  addWords(name, PLACES.name, 1, into);
  if (below !== '') addWords(below, PLACES.below, BESIDE, into);
  if (path !== '') addWords(path, PLACES.path, 1, into);
  if (query !== '') addWords(query, PLACES.query, 1, into);
  ends[5] = into.length;
  addShape(address, into);
  ends[6] = into.length;
  addRemarks(remarks, into);
  ends[7] = ends[8] = into.length;
  return ends;
}

/** All African endings are one, so that none of them counts against its sites. */
export function endingOf({ suffix, givenBy }: AddressParts): string {
  const last = suffix.slice(suffix.lastIndexOf('.') + 1);
  return givenBy !== 'free-host' && AFRICAN_ENDINGS.has(last) ? '~' : suffix;
}

const SHAPE_SEED = hashStep(HASH_START, PLACES.shape);

function addShape(address: AddressParts, into: FeatureBuffer): void {
  const from = into.length;
  tellShape(address, (what, first, second = 0, third = 0) => {
    const hash = hashStep(hashStep(hashStep(hashStep(SHAPE_SEED, what), first), second), third);
    into.add(hash);
  });
  into.setValues(from, SHAPE);
}

function addRemarks(remarks: readonly string[], into: FeatureBuffer): void {
  const from = into.length;
  for (const remark of remarks) into.add(hashString(remark));
  into.setValues(from, 1);
}
