import { once } from '../text/once.ts';
import type { TextReading } from '../text/text-reading.ts';
import type { Span } from '../vocabulary.ts';

/** A code to dial, as it stands in a message. */
export interface DialCode {
  readonly code: string;
  readonly span: Span;
}

/**
 * Each repetition is bounded. A word in a code stands for what the reader fills in, and crosses, points or a mask for a number. Some
 * codes are written without their first sign: `28036#`.
 */
const CODE =
  /[*#]{1,2}\d(?:[\d*#+]|x{2,12}|\.{2,6}|<(?:tel|ref|phone)>|(?<=\d) (?=\d)|(?<=\*)[a-z]{3,8}(?=[*#])){0,40}#|(?<![\w*#.])\d{3,5}#/g;
/** Codes that send calls, and the codes spoken in them, to another telephone. */
const FORWARDS = /^\*{1,2}(?:21|61|62|67|002|004|401)\*[+\d<]/;
/** A part of a code that holds an amount or a number. The first part names the menu, and menus count on with few digits. */
const HELD = /[*#](?:\+?\d{4,}|\d*x{2,}|\d*\.{2,}|<(?:tel|phone)>|pin[*#])/;
const MOST = 10;

/** Whether dialling a code acts at once: a number or an amount stands in it. */
export const isActing = (code: string): boolean =>
  FORWARDS.test(code) || HELD.test(code.replace(/ /g, '').replace(/^[*#]+/, ''));

const codesIn = once(({ folded }: TextReading): readonly DialCode[] => {
  const found: DialCode[] = [];
  for (const match of folded.text.matchAll(CODE)) {
    if (found.length === MOST) break;
    found.push({ code: match[0], span: folded.originOf(match.index, match.index + match[0].length) });
  }
  return found;
});

/** The first code in a message that acts at once. */
export const actingCodeIn = (text: TextReading): DialCode | undefined =>
  codesIn(text).find(({ code }) => isActing(code));

/** The codes in a message that only open a menu. Only the operator of the reader's own card can answer them. */
export const menuCodesIn = (text: TextReading): readonly DialCode[] =>
  codesIn(text).filter(({ code }) => !isActing(code));

/** A screen of a menu that waits for a figure: "Tapez : 1 pour confirmer, 2 pour revenir". */
const SCREEN =
  /\b(?:tapez|repondez|choisissez|saisissez|press|reply|enter|select)\b[^.!?]{0,24}?\b1[ .:)=-]{1,3}[a-z][^.!?]{1,60}?\b2[ .:)=-]{1,3}[a-z]/;

export const isMenuScreen = ({ folded }: TextReading): boolean => SCREEN.test(folded.text);
