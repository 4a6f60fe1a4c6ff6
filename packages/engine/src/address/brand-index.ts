import { BRANDS, type Brand, listed } from '../knowledge/brands/index.ts';
import { innerNames } from './inner-names.ts';
import { skeletons } from './skeleton.ts';

/** One spelling under which a brand is imitated. */
export interface BrandWord {
  readonly brand: Brand;
  readonly word: string;
  readonly skeleton: string;
}

/** One column of the table of brands: each entry, with the first brand that has it. */
function brandsBy(column: 'domains' | 'unconfirmed' | 'words'): ReadonlyMap<string, Brand> {
  const brands = new Map<string, Brand>();
  for (const brand of BRANDS) {
    for (const entry of listed(brand[column])) if (!brands.has(entry)) brands.set(entry, brand);
  }
  return brands;
}

let owners: ReadonlyMap<string, Brand> | undefined;
let unconfirmed: ReadonlyMap<string, Brand> | undefined;

/** The brand that certainly owns a domain or host. */
export function ownerOf(domain: string): Brand | undefined {
  owners ??= brandsBy('domains');
  return owners.get(domain);
}

/** The brand that one source says owns a domain. */
export function possibleOwnerOf(domain: string): Brand | undefined {
  unconfirmed ??= brandsBy('unconfirmed');
  return unconfirmed.get(domain);
}

/** Shortest brand name that is looked for inside a longer word. */
const SHORTEST_INNER = 6;
/** Shortest brand name whose misspelling can be told from chance. */
const SHORTEST_MISSPELT = 6;
const NONE: readonly BrandWord[] = [];

let words: ReadonlyMap<string, BrandWord> | undefined;

/** Opened when the first name is looked up, and not while the page loads. */
function allWords(): ReadonlyMap<string, BrandWord> {
  if (words !== undefined) return words;
  const brands = [...brandsBy('words')];
  const shapes = skeletons(brands.map(([word]) => word));
  words = new Map(
    brands.map(([word, brand], index) => [word, { brand, word, skeleton: shapes[index] ?? word }]),
  );
  return words;
}

export function brandWord(word: string): BrandWord | undefined {
  return allWords().get(word);
}

/** Those whose name is looked for inside longer words. */
const innerWords = () =>
  [...allWords().values()].filter(({ brand, word }) => !brand.isWord && word.length >= SHORTEST_INNER);

type Finder = (word: string) => readonly BrandWord[];
let wordsInside: Finder | undefined;
let shapesInside: Finder | undefined;

/** The brand names that stand inside a longer word. */
export function brandWordsInside(word: string): readonly BrandWord[] {
  wordsInside ??= innerNames(innerWords(), (entry) => entry.word);
  return wordsInside(word);
}

/** The brand names whose skeleton stands inside the skeleton of a longer word. */
export function brandShapesInside(shape: string): readonly BrandWord[] {
  shapesInside ??= innerNames(innerWords(), (entry) => entry.skeleton);
  return shapesInside(shape);
}

let bySkeleton: ReadonlyMap<string, BrandWord> | undefined;

export function brandWordBySkeleton(shape: string): BrandWord | undefined {
  bySkeleton ??= new Map([...allWords().values()].map((entry) => [entry.skeleton, entry]));
  return bySkeleton.get(shape);
}

let byFirstLetter: ReadonlyMap<string, readonly BrandWord[]> | undefined;

function openFirstLetters(): ReadonlyMap<string, readonly BrandWord[]> {
  const letters = new Map<string, BrandWord[]>();
  for (const entry of allWords().values()) {
    if (entry.word.length < SHORTEST_MISSPELT) continue;
    const same = letters.get(entry.skeleton.charAt(0));
    if (same === undefined) letters.set(entry.skeleton.charAt(0), [entry]);
    else same.push(entry);
  }
  return letters;
}

/** Brand names long enough to be recognised when misspelt. A person who misspells a name keeps its first letter. */
export function brandWordsLike(shape: string): readonly BrandWord[] {
  byFirstLetter ??= openFirstLetters();
  return byFirstLetter.get(shape.charAt(0)) ?? NONE;
}
