import { listed } from '../knowledge/brands/index.ts';
import {
  type BrandWord,
  brandShapesInside,
  brandWord,
  brandWordBySkeleton,
  brandWordsInside,
  brandWordsLike,
} from './brand-index.ts';
import { skeleton } from './skeleton.ts';
import { isWithinEdits } from './within-edits.ts';

/** A brand's name found in the words of a host. */
export interface Borrowing {
  readonly entry: BrandWord;
  readonly manner: 'exact' | 'lookalike' | 'misspelt';
  readonly word: string;
}

/** From this length on, two wrong letters still leave a name recognisable. */
const TWICE_WRONG = 9;
/** From this length on, a misspelt name is also looked for at the start of a longer word. */
const MISSPELT_START = 8;

/**
 * The brand name that a host's words carry, the plainest way first: as a word or two, inside a word, in other letters of
 * the same look, misspelt.
 *
 * @param isMeant - says whether a find counts in its surroundings.
 */
export function borrowingIn(
  parts: readonly string[],
  isMeant: (borrowing: Borrowing) => boolean,
): Borrowing | undefined {
  if (parts.length === 0) return undefined;
  const joined = parts.join('');
  const whole = wholeWords(parts);
  const accept: Accept = (entry, manner, word, within = word) => {
    if (entry === undefined || isInnocent(entry, within)) return undefined;
    const borrowing = { entry, manner, word };
    return isMeant(borrowing) ? borrowing : undefined;
  };
  return (
    first(whole, (word) => accept(brandWord(word), 'exact', word)) ??
    first(brandWordsInside(joined), (entry) => accept(entry, 'exact', entry.word, joined)) ??
    first(whole, (word) => accept(brandWordBySkeleton(skeleton(word)), 'lookalike', word)) ??
    first(brandShapesInside(skeleton(joined)), (entry) => accept(entry, 'lookalike', joined)) ??
    first(whole, (word) => misspelt(word, accept))
  );
}

/** `within` is the longer word in which the name stands. */
type Accept = (
  entry: BrandWord | undefined,
  manner: Borrowing['manner'],
  word: string,
  within?: string,
) => Borrowing | undefined;

/** Each word, with and without digits around it, each two neighbours together, and all of them. */
function wholeWords(parts: readonly string[]): readonly string[] {
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  const bare = parts.map((part) => part.replace(/^\d+|\d+$/g, '')).filter((part) => part !== '');
  return [...new Set([...parts, ...bare, ...pairs, parts.join('')])];
}

function misspelt(word: string, accept: Accept): Borrowing | undefined {
  const shape = skeleton(word.replace(/^\d+|\d+$/g, ''));
  const alike = brandWordsLike(shape);
  const entry =
    alike.find((each) => isMisspelling(shape, each.skeleton)) ??
    alike.find((each) => startsWithMisspelling(shape, each.skeleton));
  return accept(entry, 'misspelt', word);
}

function isMisspelling(shape: string, name: string): boolean {
  const limit = name.length >= TWICE_WRONG ? 2 : 1;
  return Math.abs(shape.length - name.length) <= limit && isWithinEdits(name, shape, limit);
}

function startsWithMisspelling(shape: string, name: string): boolean {
  return name.length >= MISSPELT_START && shape.length > name.length && isWithinEdits(name, shape, 1, true);
}

/** Honest longer words hold the brand's name; honest neighbours differ from it by a letter. */
function isInnocent({ brand, word: name }: BrandWord, within: string): boolean {
  return listed(brand.innocent).some((honest) =>
    honest.includes(name) ? within.includes(honest) : within === honest,
  );
}

function first<Input>(
  inputs: readonly Input[],
  find: (input: Input) => Borrowing | undefined,
): Borrowing | undefined {
  for (const input of inputs) {
    const found = find(input);
    if (found !== undefined) return found;
  }
  return undefined;
}
