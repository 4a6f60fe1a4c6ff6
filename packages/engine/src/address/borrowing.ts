import { listed } from '../knowledge/brands/index.ts';
import {
  type BrandWord,
  brandShapesInside,
  brandWord,
  brandWordBySkeleton,
  brandWordsInside,
  brandWordsLike,
} from './brand-index.ts';
import { withoutEdgeDigits } from './edge-digits.ts';
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
 * The brand name that a host's words carry. The plainest way comes first: as a word or two, inside a word, in other letters of
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
  const exact =
    first(whole, (word) => accept(brandWord(word), 'exact', word)) ??
    first(brandWordsInside(joined), (entry) => accept(entry, 'exact', entry.word, joined));
  if (exact !== undefined) return exact;
  const shapes = whole.map(skeleton);
  return (
    first(whole, (word, at) => accept(brandWordBySkeleton(shapes[at] ?? ''), 'lookalike', word)) ??
    first(brandShapesInside(shapes[whole.indexOf(joined)] ?? ''), (entry) =>
      accept(entry, 'lookalike', joined),
    ) ??
    first(whole, (word, at) => accept(misspelt(word, shapes[at] ?? ''), 'misspelt', word))
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
  const bare = parts.map(withoutEdgeDigits).filter((part) => part !== '');
  return [...new Set([...parts, ...bare, ...pairs, parts.join('')])];
}

/** The brand whose name a word misspells, or else begins with misspelt. */
function misspelt(word: string, shape: string): BrandWord | undefined {
  const bare = withoutEdgeDigits(word);
  const written = bare === word ? shape : skeleton(bare);
  let beginning: BrandWord | undefined;
  for (const entry of brandWordsLike(written)) {
    const { length } = entry.skeleton;
    const limit = length >= TWICE_WRONG ? 2 : 1;
    const longer = written.length - length;
    if (Math.abs(longer) <= limit && isWithinEdits(entry.skeleton, written, limit)) return entry;
    if (longer > 0 && length >= MISSPELT_START && isWithinEdits(entry.skeleton, written, 1, true))
      beginning ??= entry;
  }
  return beginning;
}

/** Honest longer words hold the brand's name; honest neighbours differ from it by a letter. */
function isInnocent({ brand, word: name }: BrandWord, within: string): boolean {
  return listed(brand.innocent).some((honest) =>
    honest.includes(name) ? within.includes(honest) : within === honest,
  );
}

function first<Input>(
  inputs: readonly Input[],
  find: (input: Input, at: number) => Borrowing | undefined,
): Borrowing | undefined {
  for (let at = 0; at < inputs.length; at += 1) {
    const found = find(inputs[at] as Input, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
