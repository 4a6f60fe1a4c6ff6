import { foldText, type Span } from '@scamguard/engine';
import { brailleCells } from './braille.ts';
import { plainSign } from './plain-signs.ts';

/** A text as a reader understands it, and the way back to what was written. */
export interface NormalText {
  /** Small letters without accents, figures as 0 to 9, codes for characters resolved. */
  readonly text: string;
  /** The place of a stretch in the original, in UTF-16 units. */
  readonly originOf: (start: number, end: number) => Span;
}

const NAMED: Readonly<Record<string, string>> = {
  commat: '@',
  period: '.',
  lowbar: '_',
  sol: '/',
  colon: ':',
  hyphen: '-',
  dash: '-',
  plus: '+',
  nbsp: ' ',
  amp: '&',
};
const ENTITY = String.raw`&(?:#(?<decimal>\d{2,6})|#x(?<hexadecimal>[0-9a-f]{2,5})|(?<named>[a-z]{3,6}));`;
const ESCAPE = String.raw`\\(?:u\{?(?<escaped>[0-9a-f]{4,5})\}?|x(?<byte>[0-9a-f]{2}))|u\+(?<point>[0-9a-f]{4,5})`;
/** Not after a figure: `97%22` are two shares. */
const PERCENT = String.raw`(?<!\d)(?<percent>(?:%[2-7][0-9a-f])+)`;
/** Shows nothing; `<at>` and `<.>` are no tags of HTML. */
const TAG = String.raw`(?<tag><\/?(?:a|abbr|b|big|br|code|div|em|font|i|mark|p|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]{0,80})?\/?>|<!--[^<>]{0,200}-->)`;
const BRAILLE = String.raw`(?<braille>[\u2800-\u28ff]+)`;
const SIGN = String.raw`(?<sign>[^\0-\x7f])`;
const WRITTEN = new RegExp([ENTITY, ESCAPE, PERCENT, TAG, BRAILLE, SIGN].join('|'), 'giu');
const LAST_CODE_POINT = 0x10ffff;

/** Reads a text sign by sign; the time grows with the length. */
export function normalText(original: string): NormalText {
  const places: number[] = [];
  let plain = '';
  const add = (text: string, start: number, end: number) => {
    for (let unit = 0; unit < text.length; unit += 1) places.push(start, end);
    plain += text;
  };
  const copy = (from: number, to: number) => {
    for (let unit = from; unit < to; unit += 1) places.push(unit, unit + 1);
    plain += original.slice(from, to);
  };
  let from = 0;
  for (const match of original.matchAll(WRITTEN)) {
    const end = match.index + match[0].length;
    copy(from, match.index);
    from = end;
    const { braille, percent } = match.groups ?? {};
    if (braille)
      brailleCells(braille).forEach((cell, index) => add(cell, match.index + index, match.index + index + 1));
    else if (percent)
      for (let at = match.index; at < end; at += 3)
        add(String.fromCharCode(Number.parseInt(original.slice(at + 1, at + 3), 16)), at, at + 3);
    else add(meant(match), match.index, end);
  }
  copy(from, original.length);
  const { text, originOf } = foldText(plain);
  return {
    text,
    originOf: (start, end) => {
      const [first, last] = originOf(start, end);
      return [places[2 * first] ?? original.length, places[2 * last - 1] ?? original.length];
    },
  };
}

function meant({ 0: written, groups = {} }: RegExpExecArray): string {
  const { decimal, hexadecimal, named, escaped, byte, point, tag, sign } = groups;
  if (sign !== undefined) return plainSign(sign) ?? sign;
  if (tag !== undefined) return '';
  if (named !== undefined) return NAMED[named.toLowerCase()] ?? written;
  const hex = hexadecimal ?? escaped ?? byte ?? point;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  // A single surrogate is no character.
  return code > LAST_CODE_POINT || (code >= 0xd800 && code < 0xe000) ? written : String.fromCodePoint(code);
}
