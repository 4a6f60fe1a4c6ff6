/** Kinds of characters, one bit each, so that several can be asked for at once. */
export const DIGIT = 1;
const UPPER = 2;
const VOWEL = 4;
const CONSONANT = 8;
const HYPHEN = 16;
const UNDERSCORE = 32;

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

/** What a part is made of. */
export interface Tally {
  readonly digits: number;
  readonly capitals: number;
  readonly vowels: number;
  readonly consonants: number;
  readonly hyphens: number;
  readonly underscores: number;
  /** The longest runs. */
  readonly digitsTogether: number;
  readonly consonantsTogether: number;
  /** How often digits, or capitals, begin or end within it. */
  readonly changes: number;
}

/** Counts the kinds of characters of a part in one walk. */
export function tally(part: string): Tally {
  let [digits, capitals, vowels, consonants, hyphens, underscores] = [0, 0, 0, 0, 0, 0];
  let [digitsTogether, consonantsTogether, changes] = [0, 0, 0];
  let digitRun = 0;
  let consonantRun = 0;
  let before = kindAt(part, 0);
  for (let at = 0; at < part.length; at += 1) {
    const kind = kindAt(part, at);
    // In the order of their bits.
    digits += kind & 1;
    capitals += (kind >> 1) & 1;
    vowels += (kind >> 2) & 1;
    consonants += (kind >> 3) & 1;
    hyphens += (kind >> 4) & 1;
    underscores += kind >> 5;
    digitRun = kind === DIGIT ? digitRun + 1 : 0;
    if (digitRun > digitsTogether) digitsTogether = digitRun;
    consonantRun = kind === CONSONANT ? consonantRun + 1 : 0;
    if (consonantRun > consonantsTogether) consonantsTogether = consonantRun;
    if ((kind ^ before) & (UPPER + DIGIT)) changes += 1;
    before = kind;
  }
  return {
    digits,
    capitals,
    vowels,
    consonants,
    hyphens,
    underscores,
    digitsTogether,
    consonantsTogether,
    changes,
  };
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
const shareOf = (times: number): number => times && times * Math.log2(times);

/** Most characters of a part whose shares are looked up. */
export const MOST_LOOKED_UP = 300;
/** {@link shareOf} for what comes up to so many times. */
export const SHARES = Float64Array.from({ length: MOST_LOOKED_UP + 1 }, (_, times) => shareOf(times));

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
    const times = counts[code] as number;
    shares += SHARES[times] ?? shareOf(times);
    counts[code] = 0;
  }
  return {
    mixture: length && Math.log2(length) - shares / length,
    variety: length && Math.floor((10 * different) / length),
  };
}
