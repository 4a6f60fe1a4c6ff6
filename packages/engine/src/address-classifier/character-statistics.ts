/** The classes of characters, one bit each, so that several can be tested at once. */
export const DIGIT = 1;
const UPPER = 2;
const VOWEL = 4;
const CONSONANT = 8;
const HYPHEN = 16;
const UNDERSCORE = 32;

/** The class of each character by its code; 0 for all others. */
const classes = new Uint8Array(2 ** 16);
classes.fill(DIGIT, 48, 58);
classes.fill(UPPER, 65, 91);
classes.fill(CONSONANT, 97, 123);
for (const vowel of 'aeiouy') classes[vowel.charCodeAt(0)] = VOWEL;
classes[45] = HYPHEN;
classes[95] = UNDERSCORE;

/** The class of the character at an offset of a component. */
export const classAt = (component: string, at: number): number => classes[component.charCodeAt(at)] as number;

/** Counts and run lengths of the character classes of a component. */
export interface CharacterCounts {
  readonly digits: number;
  readonly capitals: number;
  readonly vowels: number;
  readonly consonants: number;
  readonly hyphens: number;
  readonly underscores: number;
  /** The run lengths of the longest runs. */
  readonly longestDigitRun: number;
  readonly longestConsonantRun: number;
  /** How often a run of digits or capitals begins or ends within it. */
  readonly classChanges: number;
}

/** Counts the classes of characters of a component in one pass. */
export function countCharacters(component: string): CharacterCounts {
  let [digits, capitals, vowels, consonants, hyphens, underscores] = [0, 0, 0, 0, 0, 0];
  let [longestDigitRun, longestConsonantRun, classChanges] = [0, 0, 0];
  let digitRun = 0;
  let consonantRun = 0;
  let before = classAt(component, 0);
  for (let at = 0; at < component.length; at += 1) {
    const characterClass = classAt(component, at);
    // In the order of their bits.
    digits += characterClass & 1;
    capitals += (characterClass >> 1) & 1;
    vowels += (characterClass >> 2) & 1;
    consonants += (characterClass >> 3) & 1;
    hyphens += (characterClass >> 4) & 1;
    underscores += characterClass >> 5;
    digitRun = characterClass === DIGIT ? digitRun + 1 : 0;
    if (digitRun > longestDigitRun) longestDigitRun = digitRun;
    consonantRun = characterClass === CONSONANT ? consonantRun + 1 : 0;
    if (consonantRun > longestConsonantRun) longestConsonantRun = consonantRun;
    if ((characterClass ^ before) & (UPPER + DIGIT)) classChanges += 1;
    before = characterClass;
  }
  return {
    digits,
    capitals,
    vowels,
    consonants,
    hyphens,
    underscores,
    longestDigitRun,
    longestConsonantRun,
    classChanges,
  };
}

/** The bucket of a number, where each bucket is twice as wide as the one before: 0, 1–2, 3–6, 7–14 … */
export const log2Bucket = (number: number): number => 31 - Math.clz32(number + 1);

const counts = new Uint16Array(128);

/** How diverse the characters of a component are. */
export interface Diversity {
  /** Shannon entropy in bits for each character: low for `aaaa`, high for `x7Kq9z`. */
  readonly entropy: number;
  /** Share of distinct characters, in tenths; 10 if none occurs twice. */
  readonly distinctTenths: number;
}

/** `n · log2 n`: what a character that occurs `n` times takes from the entropy of a component. */
const nLogN = (times: number): number => times && times * Math.log2(times);

/** {@link N_LOG_N} holds the values up to here. */
export const MAX_TABULATED = 300;
/** {@link nLogN}, tabulated. */
export const N_LOG_N = Float64Array.from({ length: MAX_TABULATED + 1 }, (_, times) => nLogN(times));

export function diversityOf(component: string): Diversity {
  const { length } = component;
  let sum = 0;
  let distinct = 0;
  for (let at = 0; at < length; at += 1) {
    const code = component.charCodeAt(at) & 127;
    const times = counts[code] as number;
    if (times === 0) distinct += 1;
    counts[code] = times + 1;
  }
  for (let at = 0; at < length; at += 1) {
    const code = component.charCodeAt(at) & 127;
    const times = counts[code] as number;
    sum += N_LOG_N[times] ?? nLogN(times);
    counts[code] = 0;
  }
  return {
    entropy: length && Math.log2(length) - sum / length,
    distinctTenths: length && Math.floor((10 * distinct) / length),
  };
}
