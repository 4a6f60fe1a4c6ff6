import type { TokenKind } from './token-kinds.ts';

const MONEY_AFTER =
  /[ \u00a0]?(?:[€$£₦₵]|(?:f(?:cfa|rs?|rancs?)?|cfa|xof|xaf|gnf|fg|euros?|eur|usd|dollars?|nairas?|ngn|ghs|ghc|cedis?|kes|ksh|ugx|zmw|gbp|k|mil|mille|millions?)(?![a-z\d]))/y;
const MONEY_BEFORE =
  /(?:[€$£₦₵]|\b(?:xof|xaf|fcfa|cfa|usd|ngn|ghs|ghc|kes|kshs?|ugx|zmw|eur|gbp|naira|n))[ .]?$/;
const TIME = /^(?:[01]?\d|2[0-3])(?:[h:](?:[0-5]\d)?)(?::\d\d)?$/;
const DATE = /^(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{4}-\d{1,2}-\d{1,2})$/;
const PHONE = /^(?:\+|00)?\d[\d .-]{6,18}\d$/;
const LOOKED_BACK = 6;
/** A round sum without a currency, as people write prices to one another: "35 000", "12.500", "3500". Years of our time are excluded. */
const ROUND_SUM = /^(?!(?:19|20)\d\d$)(?:\d{1,3}(?:[ .,]\d{3}){1,2}|\d{3,7})$/;

/** The shape of a figure: its kind, the class that masks its digits, and where it ends with its unit. */
export interface NumberShape {
  readonly kind: TokenKind;
  readonly name: string;
  readonly end: number;
}

function countDigits(figure: string): number {
  let count = 0;
  for (let index = 0; index < figure.length; index += 1) {
    const code = figure.charCodeAt(index);
    if (code >= 48 && code <= 57) count += 1;
  }
  return count;
}

/** The shape of the figure from `start` to `end` of a folded text. */
export function shapeOfNumber(text: string, start: number, end: number): NumberShape {
  const figure = text.slice(start, end);
  MONEY_AFTER.lastIndex = end;
  const money = MONEY_AFTER.exec(text);
  if (money) return { kind: 'amount', name: 'amount', end: end + money[0].length };
  if (MONEY_BEFORE.test(text.slice(Math.max(0, start - LOOKED_BACK), start))) {
    return { kind: 'amount', name: 'amount', end };
  }
  if (text[end] === '%') return { kind: 'percent', name: 'percent', end: end + 1 };
  if (TIME.test(figure)) return { kind: 'time', name: 'time', end };
  if (DATE.test(figure)) return { kind: 'date', name: 'date', end };
  const digits = countDigits(figure);
  if (digits >= 8 && digits <= 15 && PHONE.test(figure)) return { kind: 'phone', name: 'phone', end };
  if (digits >= 3 && digits <= 8 && figure.endsWith('00') && ROUND_SUM.test(figure))
    return { kind: 'amount', name: 'sum', end };
  if (digits > 8) return { kind: 'reference', name: 'reference', end };
  return { kind: 'number', name: `digits-${Math.min(digits, 7)}`, end };
}
