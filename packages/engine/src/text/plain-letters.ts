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

const MARKS = /\p{M}+/gu;

const letters = new Map<string, string>(
  [...Object.entries(LOOKALIKES), ...Object.entries(REGIONAL_LETTERS)].flatMap(([plain, imitations]) =>
    [...imitations].map((imitation) => [imitation, plain] as const),
  ),
);

/** Characters that show nothing: soft hyphen, zero-width and bidirectional controls, fillers, variation selectors, tags. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** One character without case, accent or disguise: `É` → `e`, Cyrillic `а` → `a`, `Ａ` → `a`, `ﬁ` → `fi`. */
export function plainLetter(character: string): string {
  const known = letters.get(character);
  if (known !== undefined) return known;
  let plain = '';
  for (const part of character.normalize('NFKD').replace(MARKS, ''))
    plain += letters.get(part) ?? part.toLowerCase();
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
