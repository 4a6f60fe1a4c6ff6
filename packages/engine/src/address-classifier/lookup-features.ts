import { type BorrowedNames, borrowedNamesIn, isOwnersSite } from '../address/borrowed-names.ts';
import { listsNaming } from '../address/listed-sites.ts';
import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import { HASH_START, hashStep, hashString } from '../inference/hash.ts';
import { addressFeatures } from './address-features.ts';
import { NAMESPACES } from './character-ngrams.ts';
import type { AddressComponents } from './lexical-features.ts';

/** Facts that a server looks up about an address. The tables are too large for a browser. */
export interface LookedUp {
  /** The public lists that hold the site, one bit for each. */
  readonly lists: number;
  /** Whether the site belongs to an owner of a known name. */
  readonly isOwners: boolean;
  /** The names of others in the registered name, in the subdomains, in the path, and in query and fragment. */
  readonly borrowed: readonly BorrowedNames[];
}

const COMPONENTS = 4;
const NAME_FEATURES = 3;
/** How many numbers {@link writeLookupFeatures} writes. */
export const LOOKUP_FEATURES = COMPONENTS * NAME_FEATURES + 2;

/** Most characters of a component in which names are looked for. */
const LONGEST = 200;

export function lookUp({ site, endings, name, below, path, query, fragment }: AddressComponents): LookedUp {
  const components = [name, below, path, query + fragment];
  return {
    lists: listsNaming(site),
    isOwners: isOwnersSite(endings),
    borrowed: components.map((component) => borrowedNamesIn(component.slice(0, LONGEST), endings)),
  };
}

/** Writes the dense features of the look-ups. */
export function writeLookupFeatures(
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
    at += NAME_FEATURES;
  }
}

const LISTS_SEED = hashStep(HASH_START, NAMESPACES.lists);
const NAMES_SEED = hashStep(HASH_START, NAMESPACES.names);
const OWNERS = hashStep(NAMES_SEED, 1);
const ANYWHERE = hashStep(NAMES_SEED, 2);
const COMPONENT_SEEDS = Array.from({ length: COMPONENTS }, (_, component) =>
  hashStep(NAMES_SEED, 3 + component),
);

/** Fills the buffer with the features of an address and of its look-ups. Returns where each group of features ends. */
export function fullFeatures(
  address: AddressComponents,
  signalFeatures: readonly string[],
  lookedUp: LookedUp,
  into: FeatureBuffer,
): Int32Array {
  const ends = addressFeatures(address, signalFeatures, into);
  addLookupFeatures(lookedUp, into);
  ends[ends.length - 1] = into.length;
  return ends;
}

function addLookupFeatures({ lists, isOwners, borrowed }: LookedUp, into: FeatureBuffer): void {
  const start = into.length;
  for (let rest = lists, list = 0; rest > 0; rest >>= 1, list += 1) {
    if ((rest & 1) === 1) into.add(hashStep(LISTS_SEED, list));
  }
  if (isOwners) into.add(OWNERS);
  for (const [component, { asWord, inside, owners }] of borrowed.entries()) {
    const seed = COMPONENT_SEEDS[component] as number;
    if (asWord > 0) into.add(hashStep(seed, 1));
    if (inside > 0) into.add(hashStep(seed, 2));
    for (const owner of owners) {
      into.add(hashString(owner, seed));
      into.add(hashString(owner, ANYWHERE));
    }
  }
  into.setValues(start, 1);
}
