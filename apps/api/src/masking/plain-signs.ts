import { plainDigit } from './plain-digits.ts';

/** Letters in squares and circles that Unicode does not trace back, and the letters that flags are made of: a to z. */
const LETTER_ROWS = [0x1f150, 0x1f170, 0x1f1e6];
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ';
/** Letters without a form in Unicode that leads to the plain one. */
const LETTERS: Readonly<Record<string, string>> = {
  ɗ: 'd',
  Ɗ: 'd',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ß: 'ss',
  đ: 'd',
  Đ: 'd',
  ŧ: 't',
  ħ: 'h',
};
/** Code points of signs that show nothing and repeat ASCII. */
const FIRST_TAG = 0xe0020;
const LAST_TAG = 0xe007e;
const TAG_TO_ASCII = 0xe0000;
const LETTERS_OF_ALPHABET = 26;
const FIRST_LETTER = 97;

/** The figure or letter that one sign beyond ASCII disguises, if it does. */
export function plainSign(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= FIRST_TAG && code <= LAST_TAG) return String.fromCharCode(code - TAG_TO_ASCII);
  const row = LETTER_ROWS.find((first) => code >= first && code < first + LETTERS_OF_ALPHABET);
  if (row) return String.fromCharCode(FIRST_LETTER + code - row);
  const small = SMALL_CAPITALS.indexOf(sign);
  if (small >= 0) return String.fromCharCode(FIRST_LETTER + small);
  return LETTERS[sign] ?? plainDigit(sign);
}
