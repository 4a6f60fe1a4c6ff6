import type { Span } from '../vocabulary.ts';
import { type Phone, readPhone } from './read-phone.ts';
import { isDate, isReference } from './reference-before.ts';
import { spokenDigits } from './spoken-digits.ts';

/** Anything that somebody can dial: a telephone number, a short number, or a code for the operator's menu. */
export type Dialled =
  | { readonly form: 'phone'; readonly phone: Phone }
  | { readonly form: 'short'; readonly digits: string; readonly span: Span }
  | { readonly form: 'menu-code'; readonly code: string; readonly span: Span };

const MOST = 10;
const NUMBER =
  /(?<![\p{L}\d])\+?\d(?:[\s().\-\u2010-\u2015/\p{Default_Ignorable_Code_Point}]{0,3}\d){1,19}(?!\d)/gu;
const MENU_CODE = /[*#][\d*#+]{1,60}#/g;
const SHORTEST_NUMBER = 6;
const LONGEST_NUMBER = 17;

/** Everything that a value typed as a number may mean. */
export function dialledIn(value: string): readonly Dialled[] {
  const text = withPlainDigits(value);
  const spoken = spokenDigits(text);
  if (spoken !== undefined) return dialledFrom(spoken, [0, value.length]);
  const codes = menuCodesIn(text);
  if (codes.length > 0) return codes;
  const found = numbersIn(withZeros(text)).flatMap(({ digits, span }) => dialledFrom(digits, span));
  const phones = found.filter(({ form }) => form === 'phone');
  return phones.length > 0 ? phones : found;
}

function dialledFrom(digits: string, span: Span): readonly Dialled[] {
  if (digits.length < SHORTEST_NUMBER && !digits.startsWith('+')) return [{ form: 'short', digits, span }];
  const phone = readPhone(digits, span);
  return phone === undefined ? [] : [{ form: 'phone', phone }];
}

/** Only figures, with letters O among them. */
const WITH_LETTERS_O = /^(?=(?:\D*\d){6})[+\d\soO().-]+$/;

/** People type the letter O for a zero. */
const withZeros = (text: string): string => (WITH_LETTERS_O.test(text) ? text.replace(/o/gi, '0') : text);

/** Codes for an operator's menu: `*880*1#`. */
export const menuCodesIn = (text: string) =>
  [...withPlainDigits(text).matchAll(MENU_CODE)]
    .slice(0, MOST)
    .map((match) => ({ form: 'menu-code' as const, code: match[0], span: spanOf(match) }));

/** The telephone numbers in a text; other figures, such as amounts and references, are left out. */
export function phonesInText(text: string): readonly Phone[] {
  return numbersIn(withPlainDigits(text))
    .filter(({ digits }) => digits.length > SHORTEST_NUMBER + 1 && digits.length < LONGEST_NUMBER)
    .map(({ digits, span }) => readPhone(digits, span))
    .filter((phone) => phone !== undefined)
    .filter(({ state }) => state === 'fits');
}

function numbersIn(text: string): readonly { readonly digits: string; readonly span: Span }[] {
  const found: { digits: string; span: Span }[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (found.length === MOST) break;
    if (isDate(match[0]) || isReference(text, match.index)) continue;
    found.push({ digits: match[0].replace(/[^\d+]/g, ''), span: spanOf(match) });
  }
  return found;
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0;
  return [start, start + match[0].length];
}

/** Digits of other scripts as 0 to 9, full-width signs as plain ones; every place in the text stays where it is. */
export function withPlainDigits(text: string): string {
  if (!OTHER_SIGNS.test(text)) return text;
  return text.replace(/[\p{Nd}＋＊＃](?<![0-9])/gu, (sign) => plainSign(sign).padEnd(sign.length, '\u2060'));
}

/** Digits and signs that are none of ASCII. */
const OTHER_SIGNS = /[^\P{Nd}0-9]|[＋＊＃]/u;

function plainSign(sign: string): string {
  const plain = sign.normalize('NFKC');
  if (/^[0-9+*#]$/.test(plain)) return plain;
  // Unicode gives every script ten digits in a row, beginning at a multiple of ten or sixteen after the zero.
  let zero = sign.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(((sign.codePointAt(0) ?? 0) - zero) % 10);
}
