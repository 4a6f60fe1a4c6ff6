/** A text with accents, case, disguises and invisible characters taken out, and the way back. */
export interface FoldedText {
  /** Lower-case letters without accents; {@link PICTURE} for an emoji. */
  readonly text: string;
  /** For each UTF-16 unit of `text`, the offset in the original text that it came from; one more for the end. */
  readonly origins: Int32Array;
}

/** Stands for any emoji or pictogram. */
export const PICTURE = '\u0001';

/** Letters of other scripts that are drawn like Latin ones, beyond what compatibility folding already maps. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    һ: 'h',
    ԁ: 'd',
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
    α: 'a',
    ε: 'e',
    ο: 'o',
    ρ: 'p',
    υ: 'u',
    ν: 'v',
    ι: 'i',
    κ: 'k',
    τ: 't',
    η: 'n',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ɔ: 'o',
    ɛ: 'e',
    ŋ: 'n',
    ɖ: 'd',
    œ: 'oe',
    æ: 'ae',
    ß: 'ss',
    '’': "'",
    '‘': "'",
    ʼ: "'",
    '`': "'",
    '´': "'",
    '–': '-',
    '—': '-',
    '‐': '-',
    '‑': '-',
    '∗': '*',
    '＊': '*',
    '‹': '<',
    '›': '>',
  }),
); // prettier-ignore

const INVISIBLE = /[\p{M}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const MOST_REMEMBERED = 4096;
const remembered = new Map<number, string>();

function foldCharacter(character: string): string {
  if (PICTOGRAM.test(character)) return PICTURE;
  const plain = character.normalize('NFKD').toLowerCase().replace(INVISIBLE, '');
  let folded = '';
  for (const letter of plain) folded += LOOKALIKES.get(letter) ?? letter;
  return folded.slice(0, 4);
}

function foldRemembered(codePoint: number): string {
  const known = remembered.get(codePoint);
  if (known !== undefined) return known;
  const folded = foldCharacter(String.fromCodePoint(codePoint));
  // Bounded, so that a stranger who sends every character there is cannot fill the memory.
  if (remembered.size < MOST_REMEMBERED) remembered.set(codePoint, folded);
  return folded;
}

/** Folds a text, lone surrogates included; never throws, linear in its length. */
export function foldText(original: string): FoldedText {
  const origins: number[] = [];
  let text = '';
  for (let index = 0; index < original.length; index += 1) {
    const start = index;
    const code = original.charCodeAt(index);
    if (code < 128) {
      text += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : original[index];
      origins.push(start);
      continue;
    }
    const codePoint = original.codePointAt(index) ?? code;
    if (codePoint > 0xffff) index += 1;
    const folded = foldRemembered(codePoint);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(start);
  }
  origins.push(original.length);
  return { text, origins: Int32Array.from(origins) };
}
