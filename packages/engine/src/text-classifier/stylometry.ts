import { isClass } from './masked-text.ts';

/** The punctuation whose share is a feature. A curly apostrophe counts as a straight one. */
const PUNCTUATION = [',', '!', '?', '.', "'", ':'];
const PUNCTUATION_CODES = PUNCTUATION.map((sign) => sign.charCodeAt(0));
const CURLY = '’'.charCodeAt(0);
const APOSTROPHE = "'".charCodeAt(0);
/** The characters that end a sentence: a line feed, `!`, `.`, `?`. */
const ENDS: ReadonlySet<number> = new Set([10, 33, 46, 63]);

const SHARES = 8;
/** How many numbers {@link writeStyleFeatures} writes. */
export const STYLE_FEATURES = SHARES + PUNCTUATION.length;

/** The rest of a longer text is not counted. */
const MOST_CHARACTERS = 2_000;
const SHORT_WORD = 2;
const BLANK = 32;

/** Letters end here. Signs such as curly quotes follow. */
const AFTER_LETTERS = 0x2000;

const isSmall = (code: number) => (code >= 97 && code <= 122) || (code >= 0xdf && code < AFTER_LETTERS);
const isCapital = (code: number) => (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
const isAccented = (code: number) => code >= 0xc0;

/**
 * Stylometry: writes how a text is written, whatever it says. A chat, a notice and a letter differ in style, and the same wish is
 * ordinary in one and suspicious in another.
 *
 * @param text - from {@link maskedText}.
 */
export function writeStyleFeatures(text: string, into: Float64Array, from: number): void {
  const end = Math.min(text.length, MOST_CHARACTERS);
  const punctuationFrom = from + SHARES;
  into.fill(0, punctuationFrom, punctuationFrom + PUNCTUATION.length);
  let [letters, capitals, accents] = [0, 0, 0];
  let [words, short, shouted, named] = [0, 0, 0, 0];
  let [sentences, begun] = [0, 0];
  let isBeginning = true;
  for (let at = 0; at < end; ) {
    const start = at;
    let capitalsHere = 0;
    let code = text.charCodeAt(at);
    const isNamed = isCapital(code);
    for (; isSmall(code) || isCapital(code); code = at < end ? text.charCodeAt(at) : BLANK) {
      if (isCapital(code)) capitalsHere += 1;
      if (isAccented(code)) accents += 1;
      at += 1;
    }
    const length = at - start;
    if (length > 0) {
      words += 1;
      letters += length;
      capitals += capitalsHere;
      if (isNamed) named += 1;
      if (length <= SHORT_WORD) short += 1;
      else if (capitalsHere === length) shouted += 1;
      if (isBeginning) {
        sentences += 1;
        if (isNamed) begun += 1;
      }
      isBeginning = false;
      continue;
    }
    const sign = PUNCTUATION_CODES.indexOf(code === CURLY ? APOSTROPHE : code);
    if (sign >= 0) into[punctuationFrom + sign] = (into[punctuationFrom + sign] ?? 0) + 1;
    if (ENDS.has(code)) isBeginning = true;
    else if (isClass(code)) isBeginning = false;
    at += 1;
  }
  const perWord = 1 / Math.max(words, 1);
  const perLetter = 1 / Math.max(letters, 1);
  const perSentence = 1 / Math.max(sentences, 1);
  into[from] = capitals * perLetter;
  into[from + 1] = accents * perLetter;
  into[from + 2] = letters * perWord;
  into[from + 3] = short * perWord;
  into[from + 4] = shouted * perWord;
  into[from + 5] = named * perWord;
  into[from + 6] = begun * perSentence;
  into[from + 7] = words * perSentence;
  for (let sign = punctuationFrom; sign < punctuationFrom + PUNCTUATION.length; sign += 1)
    into[sign] = (into[sign] ?? 0) * perWord;
}
