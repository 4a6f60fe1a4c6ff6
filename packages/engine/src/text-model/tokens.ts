import { hashString } from '../learned/hash.ts';
import { type FoldedText, foldText, PICTURE } from './fold.ts';
import { shapeOfNumber } from './number-shapes.ts';

/** What a token is: a word of letters, or a class that stands for a link, an amount, a number … */
export type TokenKind =
  | 'word'
  | 'link'
  | 'email'
  | 'phone'
  | 'amount'
  | 'percent'
  | 'time'
  | 'date'
  | 'reference'
  | 'menu-code'
  | 'number'
  | 'picture';

/** One word or class of a folded text. */
export interface Token {
  readonly kind: TokenKind;
  /** Running hash of the word's letters, or of its class. */
  readonly hash: number;
  /** The word's letters as the readers take them, disguises undone; empty for a class. */
  readonly word: string;
  /** Place in the folded text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Clauses end at sentence marks and line breaks; counted from 0. */
  readonly clause: number;
}

/** A text as the learned reader sees it. */
export interface TokenisedText {
  readonly folded: FoldedText;
  readonly tokens: readonly Token[];
}

/** The hash that every token of a class has. */
export const hashOfClass = (name: string): number => hashString(`<${name}>`);

/** Masking software puts these in place of links and numbers; a masked name says nothing and is dropped. */
const PLACEHOLDERS: Readonly<Record<string, TokenKind | undefined>> = {
  '<url>': 'link',
  '<link>': 'link',
  '<tel>': 'phone',
  '<phone>': 'phone',
  '<email>': 'email',
  '<ref>': 'reference',
};

const LETTER = 'a-z\\u00b5-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\uffdc';
const WORD = new RegExp(`[${LETTER}](?:[${LETTER}\\d]|[@$](?=[a-z]))*`, 'y');
const STARTS_WORD = new RegExp(`[${LETTER}]`);
const NUMBER = /\+?\d(?:(?:[ .,:/h-]|\u00a0)?\d)*h?/y;
const MENU_CODE = /[*#]\d[\d*#]*/y;
const PLACEHOLDER = /<[a-z]{2,8}>/y;
const EMAIL = /[a-z\d._%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/y;
/** Bounded everywhere, so that a thousand dots cost a thousand steps and not a million. */
const LINK =
  /(?:https?|hxxps?):\/\/\S+|www\.\S+|(?:[a-z\d-]{1,63}(?:\.|\[\.\])){1,6}([a-z]{2,18})(?:(?=[^a-z\d@]|$)[/?#]?\S*)/y;
const ENDS_LINK = new Set(
  'com net org info biz xyz top click shop site online link live vip app me ly io co gl gd to cc tk ml ga cf icu cfd sbs store bj ci sn tg bf ne gn ng gh cm fr be ca ch uk eu us ke za tz ug africa gouv gov edu pro ru cn de es it pl fun win loan money bet cash help support'.split(
    ' ',
  ),
);
const CLAUSE_END = /[.!?;\n\r…]/;

const UNDISGUISED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
const DISGUISE = /(?<=[a-z])[01345@$](?=[a-z])/g;
const HAS_DIGIT_OR_SIGN = /[\d@$]/;
const HAS_DIGIT = /\d/;
const STRETCHED = /(.)\1{2,}/g;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function linkAt(text: string, at: number): number {
  const found = matchAt(LINK, text, at);
  if (!found) return 0;
  const ending = found[1];
  // «fini.merci» is a forgotten space and no address.
  if (ending && !ENDS_LINK.has(ending) && !found[0].includes('/')) return 0;
  return found[0].length;
}

/** Undoes digits for letters («c0de») and stretched letters («urgenttt»). */
const undisguise = (word: string): string =>
  (HAS_DIGIT_OR_SIGN.test(word) ? word.replace(DISGUISE, (sign) => UNDISGUISED[sign] ?? sign) : word).replace(
    STRETCHED,
    '$1$1',
  );

/** Letters written one by one («c o d e», «p.i.n») become the word they spell. */
function joinSpelled(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    let last = index;
    while (isSpelledOn(tokens[last], tokens[last + 1], text)) last += 1;
    const first = tokens[index];
    const end = tokens[last];
    if (!first || !end) break;
    if (last - index >= 2) {
      const word = tokens
        .slice(index, last + 1)
        .map((token) => token.word)
        .join('');
      joined.push({ ...first, word, hash: hashString(word), end: end.end });
      index = last;
    } else {
      joined.push(first);
    }
  }
  return joined;
}

const isSpelledOn = (token: Token | undefined, next: Token | undefined, text: string): boolean =>
  token?.word.length === 1 &&
  next?.word.length === 1 &&
  next.start - token.end === 1 &&
  text[token.end] !== "'" &&
  text[token.end] !== '\n';

/** Splits a text into words and classes; never throws, linear in the text's length. */
export function tokenise(original: string): TokenisedText {
  const folded = foldText(original);
  const { text } = folded;
  const tokens: Token[] = [];
  let clause = 0;
  let isSpelled = 0;
  const push = (kind: TokenKind, name: string, word: string, start: number, end: number) => {
    const hash = word ? hashString(word) : hashOfClass(name);
    tokens.push({ kind, hash, word, start, end, clause });
  };
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    const code = text.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    if (isDigit || STARTS_WORD.test(character)) {
      const linkLength = linkAt(text, at);
      if (linkLength) {
        push('link', 'link', '', at, at + linkLength);
        at += linkLength;
        continue;
      }
      const email = matchAt(EMAIL, text, at);
      if (email) {
        push('email', 'email', '', at, at + email[0].length);
        at += email[0].length;
        continue;
      }
    }
    if (isDigit || (character === '+' && matchAt(NUMBER, text, at))) {
      const run = matchAt(NUMBER, text, at)?.[0] ?? character;
      const shape = shapeOfNumber(text, at, at + run.length);
      push(shape.kind, shape.name, '', at, shape.end);
      at = shape.end;
    } else if (STARTS_WORD.test(character)) {
      const raw = matchAt(WORD, text, at)?.[0] ?? character;
      const word = undisguise(raw);
      if (HAS_DIGIT.test(word) && raw.length > 5) push('reference', 'reference', '', at, at + raw.length);
      else push('word', '', word, at, at + raw.length);
      isSpelled += word.length === 1 ? 1 : 0;
      at += raw.length;
    } else if (character === '*' || character === '#') {
      const menu = matchAt(MENU_CODE, text, at);
      if (menu) push('menu-code', 'menu-code', '', at, at + menu[0].length);
      at += menu?.[0].length ?? 1;
    } else if (character === '<') {
      const placeholder = matchAt(PLACEHOLDER, text, at);
      const kind = placeholder && PLACEHOLDERS[placeholder[0]];
      if (kind) push(kind, kind, '', at, at + placeholder[0].length);
      at += placeholder?.[0].length ?? 1;
    } else {
      if (character === PICTURE) push('picture', 'picture', '', at, at + 1);
      else if (CLAUSE_END.test(character)) clause += 1;
      at += 1;
    }
  }
  return { folded, tokens: isSpelled >= 3 ? joinSpelled(tokens, text) : tokens };
}
