import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashEnd, hashStep, hashString } from '../learned/hash.ts';
import { addRuns, addWords, PLACES } from './address-grams.ts';
import { type AddressParts, tellShape } from './address-shape.ts';

/** The table has 2 to the power of this many buckets. */
export const ADDRESS_BITS = 17;

/** Parts are read up to here: an address of a thousand characters says all it has to say long before. */
const LONGEST_HOST = 120;
const LONGEST_PATH = 160;
const LONGEST_QUERY = 200;

/** Weight of what stands below or behind the registered name, against the name itself. */
const BESIDE = 0.7;
/** Weight of each finding on the shape, and of what the signals saw. */
const SHAPE = 0.35;
const REMARK = 1;

/** Fills the buffer with the features of an address; `remarks` are findings of others that count as features too. */
export function addressFeatures(
  address: AddressParts,
  remarks: readonly string[],
  into: FeatureBuffer,
): void {
  const bits = ADDRESS_BITS;
  const name = address.name.slice(0, LONGEST_HOST);
  const below = address.below.slice(-LONGEST_HOST);
  const path = address.path.length > 1 ? address.path.slice(0, LONGEST_PATH).toLowerCase() : '';
  const query = address.query.slice(0, LONGEST_QUERY).toLowerCase();
  into.clear();
  addRuns(name, PLACES.name, [2, 5], 1, bits, into);
  addWords(name, PLACES.name, 1, bits, into);
  if (below !== '') {
    addRuns(below, PLACES.below, [2, 5], BESIDE, bits, into);
    addWords(below, PLACES.below, BESIDE, bits, into);
  }
  if (path !== '') {
    addRuns(path, PLACES.path, [3, 5], BESIDE, bits, into);
    addWords(path, PLACES.path, 1, bits, into);
  }
  if (query !== '') addWords(query, PLACES.query, 1, bits, into);
  const shapeFrom = into.length;
  const seed = hashStep(HASH_START, PLACES.shape);
  tellShape(address, (what, first, second = 0, third = 0) => {
    const hash = hashStep(hashStep(hashStep(hashStep(seed, what), first), second), third);
    into.add(hashEnd(hash) >>> (32 - bits), 0, 0);
  });
  into.setValues(shapeFrom, SHAPE);
  const remarksFrom = into.length;
  for (const remark of remarks) into.add(hashEnd(hashString(remark)) >>> (32 - bits), 0, 0);
  into.setValues(remarksFrom, REMARK);
}
