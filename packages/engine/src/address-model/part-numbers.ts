import { MOST_LOOKED_UP, SHARES } from './measures.ts';

/** Most characters of a part that {@link tellPart} is given. */
export const LONGEST_PART = MOST_LOOKED_UP;

/** How many numbers {@link tellPart} writes. */
export const NUMBERS_OF_PART = 12;

const times = new Uint16Array(128);

/**
 * Writes what a part of an address looks like in figures, in one walk: length; digits, their share, capitals, share of vowels;
 * mixture in bits; longest runs of digits and of consonants; hyphens; share of different characters; how often digits and capitals
 * begin or end.
 */
export function tellPart(part: string, into: Float64Array, from: number): void {
  let digits = 0;
  let capitals = 0;
  let letters = 0;
  let vowels = 0;
  let hyphens = 0;
  let different = 0;
  let digitRun = 0;
  let digitsLongest = 0;
  let consonantRun = 0;
  let consonantsLongest = 0;
  let digitChanges = 0;
  let capitalChanges = 0;
  let wasDigit = false;
  let wasCapital = false;
  let lowest = 127;
  let highest = 0;
  times.fill(0);
  for (let at = 0; at < part.length; at += 1) {
    const code = part.charCodeAt(at);
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
    if (digitRun > digitsLongest) digitsLongest = digitRun;
    consonantRun = (isCapital || isSmall) && !isVowel ? consonantRun + 1 : 0;
    if (consonantRun > consonantsLongest) consonantsLongest = consonantRun;
    if (at > 0) {
      digitChanges += isDigit === wasDigit ? 0 : 1;
      capitalChanges += isCapital === wasCapital ? 0 : 1;
    }
    wasDigit = isDigit;
    wasCapital = isCapital;
    const place = code & 127;
    const met = times[place] as number;
    if (met === 0) different += 1;
    times[place] = met + 1;
    if (place < lowest) lowest = place;
    if (place > highest) highest = place;
  }
  const length = Math.max(part.length, 1);
  into[from] = part.length;
  into[from + 1] = digits;
  into[from + 2] = digits / length;
  into[from + 3] = capitals;
  into[from + 4] = vowels / Math.max(letters, 1);
  into[from + 5] = mixtureOf(part.length, lowest, highest);
  into[from + 6] = digitsLongest;
  into[from + 7] = consonantsLongest;
  into[from + 8] = hyphens;
  into[from + 9] = different / length;
  into[from + 10] = digitChanges;
  into[from + 11] = capitalChanges;
}

const VOWELS = new Uint8Array(128);
for (const vowel of 'aeiouyAEIOUY') VOWELS[vowel.charCodeAt(0)] = 1;

/** Of the characters counted, whose codes lie from `lowest` to `highest`. */
function mixtureOf(length: number, lowest: number, highest: number): number {
  if (length === 0) return -1;
  let sum = 0;
  for (let code = lowest; code <= highest; code += 1) sum += SHARES[times[code] as number] as number;
  return Math.log2(length) - sum / length;
}
