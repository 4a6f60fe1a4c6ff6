import { type BorrowedNames, borrowedNamesIn, isOwnersSite } from '../address/borrowed-names.ts';
import { listsNaming } from '../address/listed-sites.ts';
import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../learned/hash.ts';
import { addressFeatures } from './address-features.ts';
import { PLACES } from './address-grams.ts';
import type { AddressParts } from './address-shape.ts';

/** What only a server can look up about an address, in tables that no browser may be made to fetch. */
export interface LookedUp {
  /** The public lists that name the site, one bit for each. */
  readonly lists: number;
  /** Whether the site belongs to an owner of a known name. */
  readonly isOwners: boolean;
  /** The names of others in the registered name, below it, in the path, and behind it. */
  readonly borrowed: readonly BorrowedNames[];
}

const PARTS = 4;
const NUMBERS_OF_NAMES = 3;
/** How many numbers {@link tellLookedUp} writes. */
export const NUMBERS_OF_LOOKED_UP = PARTS * NUMBERS_OF_NAMES + 2;

/** Most characters of a part that names are looked for in. */
const LONGEST = 200;

export function lookUp({ site, endings, name, below, path, query, fragment }: AddressParts): LookedUp {
  const parts = [name, below, path, query + fragment];
  return {
    lists: listsNaming(site),
    isOwners: isOwnersSite(endings),
    borrowed: parts.map((part) => borrowedNamesIn(part.slice(0, LONGEST), endings)),
  };
}

/** Writes what was looked up in figures, for the trees. */
export function tellLookedUp(
  { lists, isOwners, borrowed }: LookedUp,
  into: Float64Array,
  from: number,
): void {
  into[from] = lists;
  into[from + 1] = isOwners ? 1 : 0;
  let at = from + 2;
  for (const { asWord, inside, share } of borrowed) {
    into[at] = asWord;
    into[at + 1] = inside;
    into[at + 2] = share;
    at += NUMBERS_OF_NAMES;
  }
}

const LISTS_SEED = hashStep(HASH_START, PLACES.lists);
const NAMES_SEED = hashStep(HASH_START, PLACES.names);
const OWNERS = hashStep(NAMES_SEED, 1);
const ANYWHERE = hashStep(NAMES_SEED, 2);
const PART_SEEDS = Array.from({ length: PARTS }, (_, part) => hashStep(NAMES_SEED, 3 + part));

/** Fills the buffer with the features of an address, and what was looked up as the last family; returns where each family ends. */
export function fullFeatures(
  address: AddressParts,
  remarks: readonly string[],
  lookedUp: LookedUp,
  into: FeatureBuffer,
): Int32Array {
  const ends = addressFeatures(address, remarks, into);
  addLookedUp(lookedUp, into);
  ends[ends.length - 1] = into.length;
  return ends;
}

function addLookedUp({ lists, isOwners, borrowed }: LookedUp, into: FeatureBuffer): void {
  const start = into.length;
  for (let rest = lists, list = 0; rest > 0; rest >>= 1, list += 1) {
    if ((rest & 1) === 1) into.add(hashStep(LISTS_SEED, list));
  }
  if (isOwners) into.add(OWNERS);
  for (const [part, { asWord, inside, owners }] of borrowed.entries()) {
    const seed = PART_SEEDS[part] as number;
    if (asWord > 0) into.add(hashStep(seed, 1));
    if (inside > 0) into.add(hashStep(seed, 2));
    for (const owner of owners) {
      into.add(hashString(owner, seed));
      into.add(hashString(owner, ANYWHERE));
    }
  }
  into.setValues(start, 1);
}
