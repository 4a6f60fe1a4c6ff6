import { BRANDS, listed } from '../knowledge/brands/index.ts';
import { IMITATED_NAMES } from '../knowledge/imitated-names/index.ts';
import { words } from '../knowledge/words.ts';

/** Shortest name that is looked for inside longer words. */
export const SHORTEST_INSIDE = 5;
/** Beginnings of names are told apart by so many bits before they are looked up. */
const BEGINNING_BITS = 16;

/** The owner of a name. */
export interface Owner {
  /** The first spelling of the name. */
  readonly name: string;
  readonly sites: ReadonlySet<string>;
}

/** Names that traps borrow. Far too many for a browser. */
export interface KnownNames {
  readonly ownerOf: ReadonlyMap<string, Owner>;
  /** All sites of all owners. */
  readonly sites: ReadonlySet<string>;
  /** Names that are looked for inside words, by their first letters, longest first. */
  readonly inside: ReadonlyMap<string, readonly string[]>;
  /** Among these, honest words that only begin like a name: a "télégramme" is no Telegram. */
  readonly innocent: ReadonlySet<string>;
  /** Not 0 at the {@link placeOf} of each beginning in `inside`, and of a few strangers. */
  readonly mayBegin: Uint8Array;
}

let opened: KnownNames | undefined;

/** Opened when it is first asked for. */
export function knownNames(): KnownNames {
  opened ??= openNames();
  return opened;
}

/** A hash of the last letters alone: each new one moves those before it up by six bits, and the sixth is pushed out. */
export const rolledOn = (hash: number, code: number): number => ((hash << 6) ^ code) & (2 ** 30 - 1);

/** The place of such a hash among all. */
export const placeOf = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> (32 - BEGINNING_BITS);

function openNames(): KnownNames {
  const ownerOf = new Map<string, Owner>();
  const sites = new Set<string>();
  const inside = new Map<string, string[]>();
  const mayBegin = new Uint8Array(2 ** BEGINNING_BITS);
  const lookInside = (name: string) => {
    const beginning = name.slice(0, SHORTEST_INSIDE);
    inside.set(beginning, [...(inside.get(beginning) ?? []), name]);
    let hash = 0;
    for (let at = 0; at < SHORTEST_INSIDE; at += 1) hash = rolledOn(hash, name.charCodeAt(at));
    mayBegin[placeOf(hash)] = 1;
  };
  for (const [spellings, own] of allRows()) {
    const owner = { name: bare(spellings[0] ?? ''), sites: new Set(own) };
    for (const site of own) sites.add(site);
    for (const spelling of spellings) {
      const name = bare(spelling);
      if (ownerOf.has(name)) continue;
      ownerOf.set(name, owner);
      if (name === spelling && name.length >= SHORTEST_INSIDE) lookInside(name);
    }
  }
  const innocent = new Set(
    BRANDS.flatMap((brand) => listed(brand.innocent)).filter((word) => !ownerOf.has(word)),
  );
  for (const word of innocent) if (word.length >= SHORTEST_INSIDE) lookInside(word);
  for (const same of inside.values()) same.sort((one, other) => other.length - one.length);
  return { ownerOf, sites, inside, innocent, mayBegin };
}

const bare = (spelling: string): string => spelling.replace('!', '');

type Row = readonly [spellings: readonly string[], sites: readonly string[]];

/** Our own table of brands comes first: what it says was looked up. */
const allRows = (): readonly Row[] => [...ownBrands(), ...imitatedNames()];

const ownBrands = (): readonly Row[] =>
  BRANDS.map(({ words, domains, unconfirmed, isWord }) => [
    listed(words).map((word) => (isWord ? `!${word}` : word)),
    [...listed(domains), ...listed(unconfirmed)],
  ]);

/** A line that begins with a blank goes on with the one before. */
const imitatedNames = (): readonly Row[] =>
  IMITATED_NAMES.split(/\n(?! )/).map((line) => {
    const [spellings = '', sites = ''] = line.split('|');
    return [words(spellings), words(sites)];
  });
