import { LOOKALIKES } from '../knowledge/lookalikes.ts';

/** Letters of West African alphabets that people leave out when they type in a hurry; no imitation of a Latin letter. */
const REGIONAL_LETTERS = {
  d: 'ɖƉđ',
  e: 'ɛƐəǝ',
  o: 'ɔƆø',
  n: 'ŋŊɲƝ',
  b: 'ɓƁ',
  k: 'ƙƘ',
  y: 'ƴƳ',
  f: 'ƒƑ',
  h: 'ɦ',
  l: 'ł',
};

let letters: ReadonlyMap<string, string> | undefined;

/** Opened for the first letter that is not a plain one. */
function openLetters(): ReadonlyMap<string, string> {
  const opened = new Map<string, string>();
  for (const table of [LOOKALIKES, REGIONAL_LETTERS]) {
    for (const [plain, imitations] of Object.entries(table))
      for (const imitation of imitations) opened.set(imitation, plain);
  }
  return opened;
}

/** A text without what shows nothing: soft hyphen, zero-width and bidirectional controls, fillers, variation selectors, tags. */
export function withoutInvisible(text: string): string {
  return isAscii(text) ? text : text.replace(/[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu, '');
}

/** The signs that are put above and below Latin letters, in their Unicode block. */
const FIRST_MARK = 0x300;
const AFTER_MARKS = 0x370;

/** Whether a character is a mark on the one before it; a table of all marks is compiled only for strange ones. */
function isMark(character: string): boolean {
  const code = character.charCodeAt(0);
  return code >= FIRST_MARK && (code < AFTER_MARKS || /\p{M}/u.test(character));
}

/** One character without case, accent or disguise: `É` → `e`, Cyrillic `а` → `a`, `Ａ` → `a`, `ﬁ` → `fi`. */
export function plainLetter(character: string): string {
  letters ??= openLetters();
  const known = letters.get(character);
  if (known !== undefined) return known;
  let plain = '';
  for (const part of character.normalize('NFKD'))
    if (!isMark(part)) plain += letters.get(part) ?? part.toLowerCase();
  return plain;
}

/** {@link plainLetter} over a whole word; ASCII takes the short way. */
export function plainLetters(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  let plain = '';
  for (const character of word) plain += plainLetter(character);
  return plain;
}

/** Whether a word has only characters of the ASCII table. */
export function isAscii(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) if (word.charCodeAt(index) > 127) return false;
  return true;
}
