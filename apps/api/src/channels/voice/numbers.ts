import type { ReadLanguage } from '@scamguard/content/call';
import type { Lines } from '../lines.ts';

/** A number of so many digits is heard digit by digit: a voice reads it as thousands and millions. */
const LONG = 5;

/** Whom somebody may call, in the words of a language. */
export const calledIn = (language: ReadLanguage, lines: Lines): string =>
  language === 'fr'
    ? `Vous pouvez appeler : ${said(lines, LONG, ', ou ')}`
    : `You can call: ${said(lines, LONG, ', or ')}`;

/**
 * Names and numbers alone, for who knows figures in a language but not its sentences.
 *
 * @param from the least digits of a number that is said digit by digit.
 */
export const spelled = (lines: Lines, from: number): string => said(lines, from, '. ');

const said = (lines: Lines, from: number, between: string): string =>
  `${lines.map((line) => line.replace(/\d+$/, (digits) => (digits.length < from ? digits : [...digits].join(' ')))).join(between)}.`;
