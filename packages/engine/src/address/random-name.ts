const VOWELS = /[aeiouy]/g;
const LONG_CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6,}/;
const RARE_PAIRS = /[jqvxz][bcdfghjklmnpqrtvwxz]|[bcdfgklmprstvz][qx]|[wkhg]q|fv|pb[kt]|vb|bv|qy/g;

/** Whether a word of a host looks typed by a machine: digits among letters, hardly a vowel, pairs that no language here has. */
export function looksRandom(word: string): boolean {
  if (word.length < 7 || !/^[a-z0-9]+$/.test(word) || !/[a-z]/.test(word)) return false;
  const changes = (word.match(/[a-z](?=\d)|\d(?=[a-z])/g) ?? []).length;
  if (changes >= 3) return true;
  const letters = word.replace(/\d/g, '');
  if (letters.length < 7) return false;
  const vowels = (letters.match(VOWELS) ?? []).length;
  const rare = (letters.match(RARE_PAIRS) ?? []).length;
  // A short word may have a single vowel: "schmaltz".
  const fewest = letters.length < 10 ? 0.1 : 0.13;
  return vowels / letters.length < fewest || rare >= 3 || (rare >= 1 && LONG_CONSONANTS.test(letters));
}
