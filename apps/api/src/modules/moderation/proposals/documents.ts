import type { Span } from '@scamguard/engine';
import { followed, spansOf } from './spans.ts';

const PAPERS = [
  'NPI|CIP|CNI|IFU|NIF|NINA|NNI|NIN|BVN|RCCM|SSNIT|TIN',
  "carte(?: nationale)? d['’]identit[ée]|carte nationale|carte consulaire|carte d['’][ée]lecteur|carte CEDEAO",
  "passeport|passport|permis(?: de conduire)?|licen[cs]e|num[ée]ro d['’]identification|registre d[eu] commerce",
  "ID card|national ID|identity card|ID number|Ghana card|voter['’]?s? card",
].join('|');
const CUE = new RegExp(
  `(?<!\\p{L})(?:${PAPERS})(?!\\p{L})(?: est| is| num[ée]ro| number| n[°o]\\.?| ?:| ?#){0,3} ?`,
  'giu',
);
/** Groups of letters and figures with three figures at least. */
const TOKEN =
  /(?=(?:[\p{L}/. -]{0,6}\d){3})[\p{L}\d]{1,20}(?:[/. -](?:[A-Z]{1,4}|[A-Z]{0,4}\d[\p{L}\d]{0,19})(?![\p{L}\d])){0,6}(?![\p{L}\d])/uy;

const KNOWN_FORMS = [
  // Trade registers of the region (OHADA), `RB/COT/12 B 3456`.
  /(?<![\p{L}\d])(?:RB|CI|SN|TG|BF|ML|NE|GN|CM|GA)[-/ ][A-Z]{2,4}[-/ ][A-Z\d]{1,5}(?:[-/ ][A-Z\d]{1,6}){1,3}(?![\p{L}\d])/gu,
  // Ghana's identity card.
  /(?<![\p{L}\d])GHA-\d{6,9}-\d(?!\d)/gu,
];

/** Places of the numbers of identity papers, licences and registers. */
export const documentSpans = (text: string): readonly Span[] => [
  ...followed(text, CUE, TOKEN).map(({ span }) => span),
  ...spansOf(text, ...KNOWN_FORMS),
];
