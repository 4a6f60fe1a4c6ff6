import type { Span } from '@scamguard/engine';
import { followed, spansOf } from './spans.ts';

/**
 * Plates as they are written in the region: capitals and figures in a known order, apart by a blank, a dash or nothing.
 * What two letters before four figures say besides: a post box, a kilometre, a year.
 */
const PLATES = [
  // Benin `AB 1234 RB`, Togo `TG 1234 AB`, Senegal `DK-1234-AB`, Niger `AB 1234 NI`, Mali `AB-1234-MD`.
  /(?<![\p{L}\d])[A-Z]{1,2}[ -]?\d{4}[ -]?[A-Z]{1,2}(?![\p{L}\d])/gu,
  // Benin `BB 1234`.
  /(?<![\p{L}\d])(?!BP|PK|KM|EN|DE|LE|LA|AU|DU|ET|OU|NO|ON|IN|AT|OF|TO|BY|US|UK|UN|ID|OS|RN|OR)[A-Z]{2}[ -]?\d{4}(?![ -]?[\p{L}\d])/gu,
  // Ivory Coast and Senegal `AA-123-BB`, Nigeria `ABC-123DE`.
  /(?<![\p{L}\d])[A-Z]{2,3}[ -]?\d{3}[ -]?[A-Z]{2}(?![\p{L}\d])/gu,
  // Ivory Coast `1234 HH 01`, Burkina Faso `11 HH 1234`.
  /(?<![\p{L}\d])(?:\d{1,4}[ -]?[A-Z]{2}[ -]?\d{2}|\d{2}[ -]?[A-Z]{1,2}[ -]?\d{4})(?![\p{L}\d])/gu,
  // Ghana `GR 1234-20`, motorcycles `M-20-GR 1234`.
  /(?<![\p{L}\d])(?:[A-Z]{2}[ -]?\d{1,4}-\d{2}|M-\d{2}-[A-Z]{2}[ -]?\d{1,4})(?![\p{L}\d])/gu,
];

const CUE =
  /(?<!\p{L})(?:(?:plaque|immatriculation|immatricul[ée]e?s?|number plate|plate number|registration number|registration)(?: d['’]immatriculation)?)(?: est| is| sous le)?(?: ?:| n[°o]\.?| num[ée]ro)? /giu;
/** Small letters too: two or three groups, of which one has figures. */
const NAMED =
  /(?=[\p{L} -]{0,6}\d)[\p{L}\d]{1,5}(?:[ -](?:\d{1,4}\p{L}{0,2}|\p{L}{1,2}\d{0,4})(?![\p{L}\d])){0,2}(?![\p{L}\d])/uy;

/** Places of vehicle plates in a text. */
export const plateSpans = (text: string): readonly Span[] => [
  ...spansOf(text, ...PLATES),
  ...followed(text, CUE, NAMED).map(({ span }) => span),
];
