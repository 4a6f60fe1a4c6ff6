import { hashString } from '../inference/hash.ts';
import type { FoldedText } from '../text/folded-text.ts';
import { once } from '../text/once.ts';
import type { TextReading } from '../text/text-reading.ts';
import type { Span } from '../vocabulary.ts';
import { shapeOfNumber } from './number-shapes.ts';
import type { TokenKind } from './token-kinds.ts';

/** One word or class, as the text classifier takes it. */
export interface ModelToken {
  readonly kind: TokenKind;
  /** Hash of the word's letters, or of its class. */
  readonly hash: number;
  /** Empty for a class. */
  readonly word: string;
  /** Place in the folded text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Number of the clause it stands in. */
  readonly clause: number;
}

/** Every repetition is bounded or runs to the next blank, so that a thousand dots cost a thousand steps and not a million. */
const LINK =
  /(?:https?|hxxps?):\/\/\S+|www\.\S+|(?:[a-z\d-]{1,63}(?:\.|\[\.\])){1,6}([a-z]{2,18})(?![a-z\d@])(?:[/?#]\S*)?/y;
const EMAIL = /[a-z\d._%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/y;
const FIGURE = /\+?\d(?:[ .,:/h\u00a0-]?\d)*h?/y;
const MENU_CODE = /[*#]\d[\d*#]*/y;
const PLACEHOLDER = /<[a-z]{2,8}>/y;
/** A message that ends by pointing at something had a link there, which was lost in copying. */
const CUT_OFF = /(?::|->|https?:\/\/|[ ,](?:sur|via))[ \n]*(?:<nom>)?[ .\n]*$/;
const LONGEST_TAIL = 24;
const PICTURE = /\p{Extended_Pictographic}/uy;
/** Signs that tie a word to the next into an address. */
const TIES = new Set(['.', ':', '@', '-', '_', '[', '%', '+']);

/** Endings of addresses that are written without a path. After any other word, the blank behind the point was forgotten. */
const ENDINGS = new Set(
  'com net org info biz xyz top click shop site online link live vip app me ly io co gl gd to cc tk ml ga cf icu cfd sbs store bj ci sn tg bf ne gn ng gh cm fr be ca ch uk eu us ke za tz ug africa gouv gov edu pro ru cn de es it pl fun win loan money bet cash help support'.split(
    ' ',
  ),
);

/** Marks that masking software puts in place of links and numbers. Other placeholders, such as masked names, are dropped. */
const PLACEHOLDERS: Readonly<Record<string, TokenKind | undefined>> = {
  '<url>': 'link',
  '<link>': 'link',
  '<tel>': 'phone',
  '<phone>': 'phone',
  '<email>': 'email',
  '<ref>': 'reference',
};

/** A stretch of text that is not a word: a link, e-mail address, figure, code to dial, placeholder or pictogram. */
interface Stretch {
  /** `undefined` if it is dropped. */
  readonly kind: TokenKind | undefined;
  /** Name of the class. Figures of different lengths are different classes of one kind. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

function stretch(kind: TokenKind | undefined, start: number, end: number): Stretch | undefined {
  return end > 0 ? { kind, name: kind ?? '', start, end } : undefined;
}

function linkAt(text: string, start: number): Stretch | undefined {
  LINK.lastIndex = start;
  const [whole = '', ending] = LINK.exec(text) ?? [];
  // «fini.merci» is a forgotten blank and no address.
  if (ending !== undefined && !ENDINGS.has(ending) && !whole.includes('/')) return undefined;
  return whole === '' ? undefined : stretch('link', start, start + whole.length);
}

function figureAt(text: string, start: number): Stretch | undefined {
  const end = endOf(FIGURE, text, start);
  if (end === 0) return undefined;
  const shape = shapeOfNumber(text, start, end);
  return { kind: shape.kind, name: shape.name, start, end: shape.end };
}

function placeholderAt(text: string, start: number): Stretch | undefined {
  const end = endOf(PLACEHOLDER, text, start);
  return stretch(PLACEHOLDERS[text.slice(start, end)], start, end);
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code > 127 && code < 0x2000);
const isDigit = (code: number) => code >= 48 && code <= 57;

/** The offset behind a word that begins at an offset. */
function behindWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && (isLetter(text.charCodeAt(at)) || isDigit(text.charCodeAt(at)))) at += 1;
  return at;
}

function stretchAt(text: string, at: number, behind: number): Stretch | undefined {
  const code = text.charCodeAt(at);
  const isTied = behind > at && TIES.has(text.charAt(behind)) && behind + 1 < text.length;
  const address = isTied ? (linkAt(text, at) ?? stretch('email', at, endOf(EMAIL, text, at))) : undefined;
  if (address !== undefined) return address;
  if (isDigit(code) || code === 43) return figureAt(text, at);
  if (code === 42 || code === 35) return stretch('menu-code', at, endOf(MENU_CODE, text, at));
  if (code === 60) return placeholderAt(text, at);
  return code >= 0x2000 || code === 0xa9 || code === 0xae
    ? stretch('picture', at, endOf(PICTURE, text, at))
    : undefined;
}

function stretchesIn(text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at < text.length; ) {
    const behind = behindWord(text, at);
    const found = text.charCodeAt(at) === 32 ? undefined : stretchAt(text, at, behind);
    if (found) stretches.push(found);
    at = found?.end ?? Math.max(behind, at + 1);
  }
  return stretches;
}

/** Drops the links to known places. */
function withoutPlaces(
  stretches: readonly Stretch[],
  places: readonly Span[],
  { originOf }: FoldedText,
): readonly Stretch[] {
  if (places.length === 0) return stretches;
  return stretches.map((each) => {
    if (each.kind !== 'link') return each;
    const [start, end] = originOf(each.start, each.end);
    const isPlace = places.some(([from, to]) => from < end && to > start);
    return isPlace ? { ...each, kind: undefined } : each;
  });
}

const SHORTEST_REFERENCE = 6;

/** Whether a word is of letters, or of letters and digits; `undefined` if it is not a word. */
function makeUp(word: string): 'letters' | 'mixed' | undefined {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) if (!isDigit(word.charCodeAt(at))) letters += 1;
  if (letters === 0 || (word.length === 1 && !isLetter(word.charCodeAt(0)))) return undefined;
  return letters === word.length ? 'letters' : 'mixed';
}

/** The parts of a reading that the tokens come from. */
type ModelledReading = Pick<TextReading, 'folded' | 'tokens' | 'knownPlaces'>;

/** The words of a text, with all other stretches as classes, and without links to known places. Linear in the text's length. */
export const modelTokens = once(({ folded, tokens, knownPlaces }: ModelledReading): readonly ModelToken[] => {
  const found: ModelToken[] = [];
  const stretches = withoutPlaces(stretchesIn(folded.text), knownPlaces, folded);
  let next = 0;
  let clause = 0;
  const flush = (until: number) => {
    for (let stretch = stretches[next]; stretch && stretch.start < until; stretch = stretches[next]) {
      next += 1;
      if (stretch.kind) found.push(classToken(stretch.kind, stretch, clause));
    }
  };
  for (const { word, start, end, clause: own } of tokens) {
    const isInside = (stretches[next - 1]?.end ?? 0) > start;
    flush(start + 1);
    clause = own;
    if (isInside || (stretches[next - 1]?.end ?? 0) > start) continue;
    const made = makeUp(word);
    if (made === undefined || word.startsWith('*') || word.startsWith('#')) continue;
    if (made === 'mixed' && word.length >= SHORTEST_REFERENCE) {
      found.push(classToken('reference', { name: 'reference', start, end }, clause));
    } else {
      found.push({ kind: 'word', hash: hashString(word), word, start, end, clause });
    }
  }
  flush(folded.text.length + 1);
  const cut = CUT_OFF.exec(folded.text.slice(-LONGEST_TAIL));
  if (cut) {
    const end = folded.text.length;
    found.push(classToken('link', { name: 'link', start: end - cut[0].length, end }, clause));
  }
  return found;
});

const classHashes = new Map<string, number>();

function classToken(
  kind: TokenKind,
  { name, start, end }: Pick<Stretch, 'name' | 'start' | 'end'>,
  clause: number,
): ModelToken {
  let hash = classHashes.get(name);
  if (hash === undefined) {
    hash = hashString(`<${name}>`);
    classHashes.set(name, hash);
  }
  return { kind, hash, word: '', start, end, clause };
}
