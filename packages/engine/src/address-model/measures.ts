/** Kinds of characters, one bit each, so that several can be asked for at once. */
export const DIGIT = 1;
export const UPPER = 2;
export const VOWEL = 4;
export const CONSONANT = 8;
export const LOWER = VOWEL + CONSONANT;
export const HYPHEN = 16;
export const UNDERSCORE = 32;

/** The kind of each character by its code; 0 for all others. */
const kinds = new Uint8Array(2 ** 16);
kinds.fill(DIGIT, 48, 58);
kinds.fill(UPPER, 65, 91);
kinds.fill(CONSONANT, 97, 123);
for (const vowel of 'aeiouy') kinds[vowel.charCodeAt(0)] = VOWEL;
kinds[45] = HYPHEN;
kinds[95] = UNDERSCORE;

/** The kind of the character at a place of a part; none behind its end. */
export const kindAt = (part: string, at: number): number => kinds[part.charCodeAt(at)] as number;

/** How many characters are of a kind. */
export function count(part: string, kind: number): number {
  let counted = 0;
  for (let at = 0; at < part.length; at += 1) if (kindAt(part, at) & kind) counted += 1;
  return counted;
}

/** The longest run of characters of a kind. */
export function longestRun(part: string, kind: number): number {
  let longest = 0;
  let run = 0;
  for (let at = 0; at < part.length; at += 1) {
    run = kindAt(part, at) & kind ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** 0, 1, 2–3, 4–7 …: each step is twice as wide as the one before. */
export const steps = (number: number): number => 31 - Math.clz32(number + 1);

const counts = new Uint16Array(128);

/** How mixed the characters of a part are. */
export interface Blend {
  /** In bits: low for `aaaa`, high for `x7Kq9z`. */
  readonly mixture: number;
  /** Share of different characters, in tenths; 10 when none comes twice. */
  readonly variety: number;
}

/** `n · log2 n`: what a character that comes `n` times takes from the mixture of a part. */
export const shareOf = (times: number): number => times && times * Math.log2(times);

export function blendOf(part: string): Blend {
  const { length } = part;
  let shares = 0;
  let different = 0;
  for (let at = 0; at < length; at += 1) {
    const code = part.charCodeAt(at) & 127;
    const times = counts[code] as number;
    if (times === 0) different += 1;
    counts[code] = times + 1;
  }
  for (let at = 0; at < length; at += 1) {
    const code = part.charCodeAt(at) & 127;
    shares += shareOf(counts[code] as number);
    counts[code] = 0;
  }
  return {
    mixture: length && Math.log2(length) - shares / length,
    variety: length && Math.floor((10 * different) / length),
  };
}
