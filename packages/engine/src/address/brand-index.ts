import { BRANDS, type Brand } from '../knowledge/brands/index.ts';
import { skeleton } from './skeleton.ts';

/** One spelling under which a brand is imitated. */
export interface BrandWord {
  readonly brand: Brand;
  readonly word: string;
  readonly skeleton: string;
}

const owners = new Map<string, Brand>();
const unconfirmed = new Map<string, Brand>();
const words = new Map<string, BrandWord>();

for (const brand of BRANDS) {
  for (const domain of brand.domains) if (!owners.has(domain)) owners.set(domain, brand);
  for (const domain of brand.unconfirmed) if (!unconfirmed.has(domain)) unconfirmed.set(domain, brand);
  for (const word of brand.words)
    if (!words.has(word)) words.set(word, { brand, word, skeleton: skeleton(word) });
}

/** Shortest brand name that is looked for inside a longer word. */
const SHORTEST_INNER = 6;
/** Shortest brand name whose misspelling can be told from chance. */
const SHORTEST_MISSPELT = 6;

const all = [...words.values()];
const inner = all.filter(({ brand, word }) => !brand.isEverydayWord && word.length >= SHORTEST_INNER);
const bySkeleton = new Map(all.map((entry) => [entry.skeleton, entry] as const));
const byFirstLetter = new Map<string, BrandWord[]>();
for (const entry of all) {
  if (entry.word.length < SHORTEST_MISSPELT) continue;
  const same = byFirstLetter.get(entry.skeleton.charAt(0));
  if (same === undefined) byFirstLetter.set(entry.skeleton.charAt(0), [entry]);
  else same.push(entry);
}
const NONE: readonly BrandWord[] = [];

/** The brand that certainly owns a domain or host. */
export function ownerOf(domain: string): Brand | undefined {
  return owners.get(domain);
}

/** The brand that one source says owns a domain. */
export function possibleOwnerOf(domain: string): Brand | undefined {
  return unconfirmed.get(domain);
}

export function brandWord(word: string): BrandWord | undefined {
  return words.get(word);
}

const anyInner = new RegExp(inner.map(({ word }) => word).join('|'));
const anyInnerShape = new RegExp(inner.map((entry) => entry.skeleton).join('|'));

/** The brand names that stand inside a longer word. */
export function brandWordsInside(word: string): readonly BrandWord[] {
  return anyInner.test(word) ? inner.filter((entry) => word.includes(entry.word)) : NONE;
}

/** The brand names whose skeleton stands inside the skeleton of a longer word. */
export function brandShapesInside(shape: string): readonly BrandWord[] {
  return anyInnerShape.test(shape) ? inner.filter((entry) => shape.includes(entry.skeleton)) : NONE;
}

export function brandWordBySkeleton(shape: string): BrandWord | undefined {
  return bySkeleton.get(shape);
}

/** Brand names long enough to be recognised when misspelt; whoever misspells a name leaves its first letter. */
export function brandWordsLike(shape: string): readonly BrandWord[] {
  return byFirstLetter.get(shape.charAt(0)) ?? NONE;
}
