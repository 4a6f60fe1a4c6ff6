import { MAX_TABULATED, N_LOG_N } from './character-statistics.ts';

/** Most characters of a component that {@link writeComponentFeatures} takes. */
export const LONGEST_COMPONENT = MAX_TABULATED;

/** How many numbers {@link writeComponentFeatures} writes. */
export const COMPONENT_FEATURES = 12;

const times = new Uint16Array(128);

/**
 * Writes the statistics of a component in one pass. They are: length; digits, their share, capitals, share of vowels; entropy in
 * bits; longest runs of digits and of consonants; hyphens; share of distinct characters; how often a run of digits, and of
 * capitals, begins or ends.
 */
export function writeComponentFeatures(component: string, into: Float64Array, from: number): void {
  let digits = 0;
  let capitals = 0;
  let letters = 0;
  let vowels = 0;
  let hyphens = 0;
  let distinct = 0;
  let digitRun = 0;
  let longestDigitRun = 0;
  let consonantRun = 0;
  let longestConsonantRun = 0;
  let digitChanges = 0;
  let capitalChanges = 0;
  let wasDigit = false;
  let wasCapital = false;
  let lowest = 127;
  let highest = 0;
  times.fill(0);
  for (let at = 0; at < component.length; at += 1) {
    const code = component.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    const isCapital = code >= 65 && code <= 90;
    const isSmall = code >= 97 && code <= 122;
    const isVowel = (isCapital || isSmall) && VOWELS[code] === 1;
    digits += isDigit ? 1 : 0;
    capitals += isCapital ? 1 : 0;
    letters += isSmall ? 1 : 0;
    vowels += isVowel ? 1 : 0;
    hyphens += code === 45 ? 1 : 0;
    digitRun = isDigit ? digitRun + 1 : 0;
    if (digitRun > longestDigitRun) longestDigitRun = digitRun;
    consonantRun = (isCapital || isSmall) && !isVowel ? consonantRun + 1 : 0;
    if (consonantRun > longestConsonantRun) longestConsonantRun = consonantRun;
    if (at > 0) {
      digitChanges += isDigit === wasDigit ? 0 : 1;
      capitalChanges += isCapital === wasCapital ? 0 : 1;
    }
    wasDigit = isDigit;
    wasCapital = isCapital;
    const slot = code & 127;
    const before = times[slot] as number;
    if (before === 0) distinct += 1;
    times[slot] = before + 1;
    if (slot < lowest) lowest = slot;
    if (slot > highest) highest = slot;
  }
  const length = Math.max(component.length, 1);
  into[from] = component.length;
  into[from + 1] = digits;
  into[from + 2] = digits / length;
  into[from + 3] = capitals;
  into[from + 4] = vowels / Math.max(letters, 1);
  into[from + 5] = entropyOf(component.length, lowest, highest);
  into[from + 6] = longestDigitRun;
  into[from + 7] = longestConsonantRun;
  into[from + 8] = hyphens;
  into[from + 9] = distinct / length;
  into[from + 10] = digitChanges;
  into[from + 11] = capitalChanges;
}

const VOWELS = new Uint8Array(128);
for (const vowel of 'aeiouyAEIOUY') VOWELS[vowel.charCodeAt(0)] = 1;

/** The entropy of the characters counted, whose codes lie from `lowest` to `highest`. */
function entropyOf(length: number, lowest: number, highest: number): number {
  if (length === 0) return -1;
  let sum = 0;
  for (let code = lowest; code <= highest; code += 1) sum += N_LOG_N[times[code] as number] as number;
  return Math.log2(length) - sum / length;
}
