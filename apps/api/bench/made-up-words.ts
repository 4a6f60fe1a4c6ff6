const SYLLABLES = [
  'ba',
  'ko',
  'ti',
  'ma',
  'lu',
  'fe',
  'ndo',
  'ri',
  'sa',
  'wo',
  'que',
  'zi',
  'pa',
  'tou',
  'ga',
  'xi',
];

/** Words that mean nothing, each another one; the same in every run. */
export function madeUpWords(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const digits = (index + SYLLABLES.length ** 2).toString(SYLLABLES.length);
    return [...digits].map((digit) => SYLLABLES[Number.parseInt(digit, SYLLABLES.length)]).join('');
  });
}

/** A text of them in which, as in any language, few words stand often and most seldom. */
export function pickWords(words: readonly string[], length: number, seed: number): string {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length }, () => words[Math.floor(words.length ** next()) - 1]).join(' ');
}
