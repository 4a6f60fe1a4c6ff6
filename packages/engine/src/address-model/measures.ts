/** Whether a character, by its code, is of one kind. */
type Kind = (code: number) => boolean;

export const isDigit: Kind = (code) => code >= 48 && code <= 57;
export const isHyphen: Kind = (code) => code === 45;
export const isUpper: Kind = (code) => code >= 65 && code <= 90;
export const isLower: Kind = (code) => code >= 97 && code <= 122;
export const isVowel: Kind = (code) =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;
export const isConsonant: Kind = (code) => isLower(code) && !isVowel(code);

/** How many characters are of a kind. */
export function count(part: string, isCounted: Kind): number {
  let counted = 0;
  for (let at = 0; at < part.length; at += 1) if (isCounted(part.charCodeAt(at))) counted += 1;
  return counted;
}

/** The longest run of characters of a kind. */
export function longestRun(part: string, isCounted: Kind): number {
  let longest = 0;
  let run = 0;
  for (let at = 0; at < part.length; at += 1) {
    run = isCounted(part.charCodeAt(at)) ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** 0, 1, 2–3, 4–7 …: each step is twice as wide as the one before. */
export const steps = (number: number): number => Math.floor(Math.log2(number + 1));

const counts = new Uint16Array(128);

/** How mixed the characters of a part are, in bits: low for `aaaa`, high for `x7Kq9z`. */
export function mixture(part: string): number {
  counts.fill(0);
  for (let at = 0; at < part.length; at += 1) {
    const code = part.charCodeAt(at) & 127;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  let bits = 0;
  for (const times of counts) if (times > 0) bits -= (times / part.length) * Math.log2(times / part.length);
  return bits;
}

/** Share of different characters, in tenths; 10 when none comes twice. */
export function variety(part: string): number {
  counts.fill(0);
  let different = 0;
  for (let at = 0; at < part.length; at += 1) {
    const code = part.charCodeAt(at) & 127;
    if (counts[code] === 0) different += 1;
    counts[code] = 1;
  }
  return part === '' ? 0 : Math.floor((10 * different) / part.length);
}
