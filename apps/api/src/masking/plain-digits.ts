/** Signs that Unicode does not trace back to a digit: the first of each row, its value and how many follow each other. */
const ROWS: readonly (readonly [first: number, value: number, length: number])[] = [
  [0x24f5, 1, 9],
  [0x24ff, 0, 1],
  [0x2776, 1, 9],
  [0x2780, 1, 9],
  [0x278a, 1, 9],
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1],
  // Suzhou, Ethiopic, Rumi and counting-rod figures.
  [0x3021, 1, 9],
  [0x1369, 1, 9],
  [0x10e60, 1, 9],
  [0x1d360, 1, 9],
  // Dice, the four suits of cards, and mahjong tiles.
  [0x2680, 1, 6],
  [0x1f0a1, 1, 9],
  [0x1f0b1, 1, 9],
  [0x1f0c1, 1, 9],
  [0x1f0d1, 1, 9],
  [0x1f007, 1, 9],
  [0x1f010, 1, 9],
  [0x1f019, 1, 9],
  // Clocks at the full hour.
  [0x1f550, 1, 9],
];
const CHINESE = ['〇一二三四五六七八九', '零壹贰叁肆伍陆柒捌玖', '零壹貳參肆伍陸柒捌玖'];
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  '🔟': '10',
  '∅': '0',
  // Turned upside down.
  '⇂': '1',
  Ɩ: '1',
  ᄅ: '2',
  ㄣ: '4',
  ϛ: '5',
  ㄥ: '7',
};
const SIGN = /[\p{Nd}\p{No}\p{Nl}\u3007\u4e00-\u9fff\u2205⇂Ɩᄅㄣϛㄥ🔟⚀-⚅🀇-🀡🂡-🃟🕐-🕘](?<![0-9])/gu;
/** Shows nothing; fills up what a digit is shorter than its sign. */
const FILLER = '\u2060';

/** Digits of every script, in circles and as emoji, as 0 to 9; every place in the text stays where it is. */
export function withPlainDigits(text: string): string {
  return text.replace(SIGN, (sign) => (plainDigit(sign) ?? sign).padEnd(sign.length, FILLER));
}

/** The figure that a single sign shows, or undefined. */
export function plainDigit(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (OTHER_SIGNS[sign] !== undefined) return OTHER_SIGNS[sign];
  const chinese = CHINESE.find((row) => row.includes(sign));
  if (chinese) return String(chinese.indexOf(sign));
  const row = ROWS.find(([first, , length]) => code >= first && code < first + length);
  if (row) return String(row[1] + code - row[0]);
  if (!/[\p{Nd}\p{No}]/u.test(sign)) return undefined;
  const compatible = /^\(?(\d)[.)]?$/.exec(sign.normalize('NFKC'))?.[1];
  if (compatible !== undefined) return compatible;
  return /\p{Nd}/u.test(sign) ? String(placeInScript(code)) : undefined;
}

/** Unicode gives every script its ten digits in a row. */
function placeInScript(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
