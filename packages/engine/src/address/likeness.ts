import type { Brand } from '../knowledge/brands/index.ts';
import { REGION } from '../knowledge/region.ts';
import { RISKY_ENDINGS } from '../knowledge/risky-endings.ts';
import { SOLD_TO_EVERYBODY } from '../knowledge/sold-to-everybody.ts';
import { isAscii } from '../text/plain-letters.ts';
import type { Address } from './address.ts';
import type { AddressWords } from './address-words.ts';
import { type Borrowing, borrowingIn } from './borrowing.ts';
import { type BrandWord, brandWord, ownerOf, possibleOwnerOf } from './brand-index.ts';

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
  /**
   * It may well be the brand's: one source says so, or the brand uses endings of many countries. The address alone cannot tell.
   */
  readonly isUnsettled: boolean;
}

/**
 * The known brand that an address borrows from, and how it borrows. Undefined when the brand owns the address. The registered
 * name counts before the parts around it.
 */
export function likenessOf(address: Address, words: AddressWords): Likeness | undefined {
  if (address.kind === 'active' || address.isIp || address.givenBy === 'state') return undefined;
  if (ownerOf(address.site) !== undefined || ownerOf(address.host) !== undefined) return undefined;
  const possible = possibleOwnerOf(address.site);
  if (possible !== undefined)
    return { brand: possible, manner: 'other-ending', word: address.name, isUnsettled: true };
  return (
    bareAccount(address) ??
    bareName(address, words) ??
    daughter(address, words) ??
    inHost(words.name, 'in-name', address, words) ??
    inHost(words.below, 'in-subdomain', address, words) ??
    inPath(words)
  );
}

/** On these hosts a name is an account, and the known companies have had theirs for long. */
const HOSTS_OF_ACCOUNTS: ReadonlySet<string> = new Set(['github.io', 'gitlab.io']);

function bareAccount({ name, suffix }: Address): Likeness | undefined {
  const brand = HOSTS_OF_ACCOUNTS.has(suffix) ? brandWord(name)?.brand : undefined;
  return brand && { brand, manner: 'other-ending', word: name, isUnsettled: true };
}

function bareName(address: Address, words: AddressWords): Likeness | undefined {
  const word = words.name.join('');
  const bare = brandWord(word);
  if (bare === undefined || address.givenBy !== 'registry' || isDisguised(address)) return undefined;
  const isCopy = bare.brand.livesOnlyThere === true || isGeneralEnding(address.suffix);
  return {
    brand: bare.brand,
    manner: 'other-ending',
    word,
    isUnsettled: !isCopy || isChance(bare, address, words),
  };
}

/** Words that companies register beside their name for other services they run. Traps promise something instead. */
const DAUGHTERS: ReadonlySet<string> = new Set(
  'foundation fondation about newsroom press investors investor group groupe ventures institute institut'.split(
    ' ',
  ),
);

/** A company's foundation, or its pages for the press: nobody can tell from here that it is not the company's. */
function daughter(address: Address, words: AddressWords): Likeness | undefined {
  if (address.givenBy !== 'registry' || words.hostLures.length > 0 || isDisguised(address)) return undefined;
  if (words.below.length > 0 || Object.hasOwn(RISKY_ENDINGS, address.suffix)) return undefined;
  const word = words.name.join('');
  for (const added of DAUGHTERS) {
    const rest = word.startsWith(added)
      ? word.slice(added.length)
      : word.endsWith(added)
        ? word.slice(0, -added.length)
        : '';
    const brand = rest === '' ? undefined : brandWord(rest)?.brand;
    if (brand !== undefined) return { brand, manner: 'other-ending', word, isUnsettled: true };
  }
  return undefined;
}

function inHost(
  parts: readonly string[],
  manner: 'in-name' | 'in-subdomain',
  address: Address,
  words: AddressWords,
): Likeness | undefined {
  const isTrick = (borrowing: Borrowing): boolean => borrowing.manner !== 'misspelt' && isDisguised(address);
  const found = borrowingIn(
    parts,
    (borrowing) => isTrick(borrowing) || !isChance(borrowing.entry, address, words),
  );
  if (found === undefined) return undefined;
  const how = isTrick(found) ? 'lookalike' : found.manner === 'exact' ? manner : found.manner;
  return { brand: found.entry.brand, manner: how, word: found.word, isUnsettled: false };
}

/** A brand in the path of an unknown site says something only beside a word that asks for an account. */
function inPath(words: AddressWords): Likeness | undefined {
  if (![...words.hostLures, ...words.pathLures].some(({ topic }) => topic === 'account')) return undefined;
  for (const word of words.path) {
    const brand = brandWord(word)?.brand;
    if (brand !== undefined && !brand.isWord) return { brand, manner: 'in-path', word, isUnsettled: false };
  }
  return undefined;
}

/** An everyday word is a brand's name only where something else says so: a word of service or lure, a country, a risky or free place. */
function isChance({ brand }: BrandWord, address: Address, words: AddressWords): boolean {
  if (!brand.isWord || words.hostLures.length > 0) return false;
  if (address.givenBy === 'free-host' || Object.hasOwn(RISKY_ENDINGS, address.suffix)) return false;
  return ![...words.name, ...words.below].some((word) => REGION.has(word));
}

/** Letters that are no plain ones under a name that reads like a plain one. */
function isDisguised(address: Address): boolean {
  return !isAscii(address.shownHost.slice(0, -address.suffix.length));
}

/** Endings of three letters and more, and those of countries that are sold to everybody. */
function isGeneralEnding(suffix: string): boolean {
  return (!suffix.includes('.') && suffix.length > 2) || SOLD_TO_EVERYBODY.has(suffix);
}
