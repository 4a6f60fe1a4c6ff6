/** How many digits of a telephone number a spoken word can stand for. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...weigh(1, 'zero un une deux trois quatre cinq six sept huit neuf'),
  ...weigh(1, 'oh one two three four five seven eight nine double triple cent cents hundred'),
  ...weigh(2, 'dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante'),
  ...weigh(2, 'septante huitante octante nonante'),
  ...weigh(2, 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
  ...weigh(2, 'twenty thirty forty fifty sixty seventy eighty ninety'),
};

/** 0 for a word that is no number. */
export function weightOfWord(word: string): number {
  return Object.hasOwn(WEIGHTS, word) ? (WEIGHTS[word] ?? 0) : 0;
}

function weigh(weight: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, weight]));
}
