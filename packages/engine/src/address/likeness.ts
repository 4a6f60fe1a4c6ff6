import type { Brand } from '../knowledge/brands/index.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import { REGION } from '../knowledge/region.ts';
import type { Address } from './address.ts';
import type { AddressWords } from './address-words.ts';
import {
  type BrandWord,
  brandWord,
  brandWordBySkeleton,
  brandWordsNear,
  INNER_BRAND_WORDS,
  ownerOf,
  possibleOwnerOf,
} from './brand-index.ts';
import { editDistance } from './edit-distance.ts';
import { skeleton } from './skeleton.ts';

/** How an address that is not the brand's borrows its name. */
export type Manner =
  /** The bare name under an ending that the brand does not use: `telegram.top`. */
  | 'other-ending'
  /** The name is part of what was registered: `mtn-bonus.com`. */
  | 'in-name'
  /** The name stands before somebody else's domain: `mtn.promo-gagnant.xyz`. */
  | 'in-subdomain'
  /** Other letters of the same look: `faceb00k`, `whаtsapp`. */
  | 'lookalike'
  /** A letter more, less or other: `instagarm`. */
  | 'misspelt'
  /** The name stands behind the host: `/mtn/login`. */
  | 'in-path';

export interface Likeness {
  readonly brand: Brand;
  readonly manner: Manner;
  /** The part of the address that shows it. */
  readonly word: string;
  /** One source gives this domain to the brand, or the brand uses endings of many countries: nobody can tell from here. */
  readonly isUnsettled: boolean;
}

/** Shortest name of which two wrong letters are still recognised. */
const SHORTEST_TWICE_WRONG = 9;

/** Which known brand an address borrows from, and how; nothing when the brand owns it. The plainest borrowing is told first. */
export function likenessOf(address: Address, words: AddressWords): Likeness | undefined {
  if (address.kind === 'active' || address.isIp || address.givenBy === 'state') return undefined;
  if (ownerOf(address.site) !== undefined || ownerOf(address.host) !== undefined) return undefined;
  const possible = possibleOwnerOf(address.site);
  if (possible !== undefined)
    return { brand: possible, manner: 'other-ending', word: address.name, isUnsettled: true };
  return inName(address, words) ?? inSubdomain(address, words) ?? inPath(address, words);
}

function inName(address: Address, words: AddressWords): Likeness | undefined {
  const joined = words.name.join('');
  const bare = brandWord(joined);
  if (bare !== undefined && address.givenBy === 'registry') {
    const isUnsettled =
      !(bare.brand.livesOnlyThere || isGeneralEnding(address.suffix)) || isUncertain(bare, address, words);
    return { brand: bare.brand, manner: 'other-ending', word: joined, isUnsettled };
  }
  return within(words.name, joined, address, words, 'in-name');
}

function inSubdomain(address: Address, words: AddressWords): Likeness | undefined {
  return within(words.below, words.below.join(''), address, words, 'in-subdomain');
}

function within(
  parts: readonly string[],
  joined: string,
  address: Address,
  words: AddressWords,
  manner: Manner,
): Likeness | undefined {
  const found = (entry: BrandWord, how: Manner, word: string): Likeness | undefined =>
    isUncertain(entry, address, words) || entry.brand.innocent.some((honest) => joined.includes(honest))
      ? undefined
      : { brand: entry.brand, manner: how, word, isUnsettled: false };

  for (const part of [...parts, joined]) {
    const exact = brandWord(part) ?? brandWord(part.replace(/^\d+|\d+$/g, ''));
    const likeness = exact && found(exact, manner, part);
    if (likeness) return likeness;
  }
  for (let index = 1; index < parts.length; index += 1) {
    const pair = `${parts[index - 1]}${parts[index]}`;
    const exact = brandWord(pair);
    const likeness = exact && found(exact, manner, pair);
    if (likeness) return likeness;
  }
  for (const entry of INNER_BRAND_WORDS) {
    const likeness = joined.includes(entry.word) ? found(entry, manner, entry.word) : undefined;
    if (likeness) return likeness;
  }
  for (const part of parts) {
    const shape = skeleton(part);
    const same = brandWordBySkeleton(shape);
    const likeness = same && found(same, 'lookalike', part);
    if (likeness) return likeness;
  }
  for (const part of parts.length > 1 ? [...parts, joined] : parts) {
    const likeness = misspeltIn(part, found);
    if (likeness) return likeness;
  }
  return undefined;
}

function misspeltIn(
  part: string,
  found: (entry: BrandWord, how: Manner, word: string) => Likeness | undefined,
): Likeness | undefined {
  const shape = skeleton(part.replace(/^\d+|\d+$/g, ''));
  for (const entry of brandWordsNear(shape.length, 2)) {
    const limit = entry.skeleton.length >= SHORTEST_TWICE_WRONG ? 2 : 1;
    if (editDistance(shape, entry.skeleton, limit) > limit) continue;
    const likeness = entry.brand.innocent.includes(part) ? undefined : found(entry, 'misspelt', part);
    if (likeness) return likeness;
  }
  return undefined;
}

function inPath(address: Address, words: AddressWords): Likeness | undefined {
  if (words.hostLures.length + words.pathLures.length === 0) return undefined;
  for (const part of words.path) {
    const exact = brandWord(part);
    if (exact && !exact.brand.isEverydayWord) {
      return { brand: exact.brand, manner: 'in-path', word: part, isUnsettled: address.path.length > 120 };
    }
  }
  return undefined;
}

/** An everyday word is a brand's name only where something else says so: a lure, a risky or free place, a country. */
function isUncertain({ brand }: BrandWord, address: Address, words: AddressWords): boolean {
  if (!brand.isEverydayWord) return false;
  const hasCountry = [...words.name, ...words.below].some((word) => REGION.has(word));
  return (
    words.hostLures.length === 0 &&
    !hasCountry &&
    address.givenBy !== 'free-host' &&
    !Object.hasOwn(RISKY_ENDINGS, address.suffix)
  );
}

/** Endings of three letters and more, and those of countries that are sold to everybody. */
function isGeneralEnding(suffix: string): boolean {
  return (!suffix.includes('.') && suffix.length > 2) || SOLD_TO_EVERYBODY.has(suffix);
}

const SOLD_TO_EVERYBODY = new Set([
  'cc',
  'co',
  'io',
  'me',
  'tv',
  'ws',
  'gg',
  'to',
  'la',
  'su',
  'pw',
  'tk',
  'cf',
  'gq',
  'ly',
  'fm',
  'im',
  'st',
]);
