/** Signs for 1 to 9 or 0 to 9 that Unicode does not trace back to a digit, by the first of each row and its value. */
const ROWS: readonly (readonly [first: number, value: number, length: number])[] = [
  [0x24f5, 1, 9],
  [0x24ff, 0, 1],
  [0x2776, 1, 9],
  [0x2780, 1, 9],
  [0x278a, 1, 9],
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1],
];
const CHINESE = '〇一二三四五六七八九';
const OTHER_SIGNS: Readonly<Record<string, string>> = { '🔟': '10', 零: '0' };
const SIGN = /[\p{Nd}\p{No}\u3007\u4e00-\u9fff🔟](?<![0-9])/gu;
/** Shows nothing; fills up what a digit is shorter than its sign. */
const FILLER = '\u2060';

/** Digits of every script, in circles and as emoji, as 0 to 9; every place in the text stays where it is. */
export function withPlainDigits(text: string): string {
  return text.replace(SIGN, (sign) => (plainDigit(sign) ?? sign).padEnd(sign.length, FILLER));
}

function plainDigit(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (OTHER_SIGNS[sign] !== undefined) return OTHER_SIGNS[sign];
  if (CHINESE.includes(sign)) return String(CHINESE.indexOf(sign));
  const row = ROWS.find(([first, , length]) => code >= first && code < first + length);
  if (row) return String(row[1] + code - row[0]);
  const compatible = sign.normalize('NFKC');
  if (/^\d$/.test(compatible)) return compatible;
  return /\p{Nd}/u.test(sign) ? String(placeInScript(code)) : undefined;
}

/** Unicode gives every script its ten digits in a row. */
function placeInScript(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
