import { type KnownNames, knownNames, placeOf, rolledOn, SHORTEST_INSIDE } from './known-names.ts';

/** The names that one part of an address borrows from others. */
export interface BorrowedNames {
  /** Letters of the longest name that stands there as a word, or as two; 0 for none. */
  readonly asWord: number;
  /** Letters of the longest name that stands inside a run of letters. */
  readonly inside: number;
  /** Share of the part's letters and digits that the name takes up. */
  readonly share: number;
  /** The owners, by their first spelling. */
  readonly owners: readonly string[];
}

const NOTHING: BorrowedNames = { asWord: 0, inside: 0, share: 0, owners: [] };

/** What parts words. */
const SIGNS = /[^a-z\d]+/;
/** Characters that stay inside a run of letters. The signs of paths and queries end a run. */
const TIES = /[^a-z\d/&=?]+/g;

/** Whether one of the owners of known names has this site; by the last labels of its host. */
export function isOwnersSite(endings: readonly string[]): boolean {
  const { sites } = knownNames();
  return endings.some((ending) => sites.has(ending));
}

/**
 * Names in one part of an address that belong to others than its site.
 *
 * @param endings - the last labels of the host, longest run first.
 */
export function borrowedNamesIn(part: string, endings: readonly string[]): BorrowedNames {
  if (part === '') return NOTHING;
  const names = knownNames();
  const owners: string[] = [];
  const isBorrowed: IsBorrowed = (name) => {
    const owner = names.ownerOf.get(name);
    if (owner === undefined || endings.some((ending) => owner.sites.has(ending))) return false;
    if (!owners.includes(owner.name)) owners.push(owner.name);
    return true;
  };
  const lower = part.toLowerCase();
  const asWord = longestWord(lower, isBorrowed);
  const run = lower.replace(TIES, '');
  const inside = longestInside(run, names, isBorrowed);
  return { asWord, inside, share: (asWord || inside) / Math.max(run.length, 1), owners };
}

type IsBorrowed = (name: string) => boolean;

function longestWord(part: string, isBorrowed: IsBorrowed): number {
  let longest = 0;
  let before = '';
  for (const word of part.split(SIGNS)) {
    if (isBorrowed(word)) longest = Math.max(longest, word.length);
    const two = before + word;
    if (before !== '' && isBorrowed(two)) longest = Math.max(longest, two.length);
    before = word;
  }
  return longest;
}

function longestInside(
  run: string,
  { inside, innocent, mayBegin }: KnownNames,
  isBorrowed: IsBorrowed,
): number {
  let longest = 0;
  let hash = 0;
  for (let end = 0; end < run.length; end += 1) {
    hash = rolledOn(hash, run.charCodeAt(end));
    if (mayBegin[placeOf(hash)] === 0 || end + 1 < SHORTEST_INSIDE) continue;
    const at = end + 1 - SHORTEST_INSIDE;
    const found = inside
      .get(run.slice(at, end + 1))
      ?.find((name) => run.startsWith(name, at) && (innocent.has(name) || isBorrowed(name)));
    if (found !== undefined && !innocent.has(found)) longest = Math.max(longest, found.length);
  }
  return longest;
}
