import { plainLetters } from '../text/plain-letters.ts';

const FRENCH_UNITS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const ENGLISH_UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const UNITS: ReadonlyMap<string, number> = new Map([
  ...FRENCH_UNITS.map((word, value) => [word, value] as const),
  ...ENGLISH_UNITS.map((word, value) => [word, value] as const),
  ['une', 1],
  ['oh', 0],
  ['o', 0],
]);
const REPEATED: Readonly<Record<string, number>> = { double: 2, triple: 3 };
/** The words that tie the parts of a number, and the words that people say before it. */
const TIES: ReadonlySet<string> = new Set(['et', 'and', 'numero', 'number', 'indicatif', 'code']);
/** Longer than any number that somebody spells out. */
const LONGEST = 240;
const FEWEST_DIGITS = 6;
const WORDS_ONLY = /^[+\p{L}\p{M}\s,.'’-]+$/u;

/**
 * The digits of a telephone number that somebody wrote out in French or English words, as it is read aloud: `zéro un quatre-vingt-seize`
 * is 01 96. `undefined` where a word is none of a number.
 */
export function spokenDigits(value: string): string | undefined {
  if (value.length > LONGEST || !WORDS_ONLY.test(value)) return undefined;
  const words = value
    .replace('+', ' plus ')
    .split(/[^\p{L}\p{M}]+/u)
    .map(plainLetters)
    .filter((word) => word !== '' && !TIES.has(word));
  const hasPlus = words[0] === 'plus';
  const digits = digitsOf(hasPlus ? words.slice(1) : words);
  if (digits === undefined || digits.length < FEWEST_DIGITS) return undefined;
  return hasPlus ? `+${digits}` : digits;
}

function digitsOf(words: readonly string[]): string | undefined {
  let digits = '';
  for (let at = 0; at < words.length; ) {
    const times = REPEATED[words[at] ?? ''];
    const group = times === undefined ? groupAt(words, at) : repeatedAt(words, at, times);
    if (group === undefined) return undefined;
    digits += group.digits;
    at = group.end;
  }
  return digits;
}

interface Group {
  readonly digits: string;
  /** Where the next group begins. */
  readonly end: number;
}

/** "Double seven". */
function repeatedAt(words: readonly string[], at: number, times: number): Group | undefined {
  const unit = UNITS.get(words[at + 1] ?? '');
  return unit === undefined ? undefined : { digits: String(unit).repeat(times), end: at + 2 };
}

const isHundred = (word = ''): boolean => word === 'cent' || word === 'cents' || word === 'hundred';

/** One figure as it is read out: a unit, tens with or without a unit behind them, or hundreds. */
function groupAt(words: readonly string[], at: number): Group | undefined {
  const below = belowHundredAt(words, at);
  if (isHundred(words[at])) return hundredAt(words, at + 1, 1);
  if (below === undefined) return undefined;
  if (below.value > 0 && below.value < 10 && isHundred(words[below.end]))
    return hundredAt(words, below.end + 1, below.value);
  return { digits: String(below.value), end: below.end };
}

function hundredAt(words: readonly string[], at: number, hundreds: number): Group {
  const rest = belowHundredAt(words, at);
  // "Deux cent zéro un" is 200 and 01: no zero stands behind a hundred.
  return rest === undefined || rest.value === 0
    ? { digits: `${hundreds}00`, end: at }
    : { digits: String(hundreds * 100 + rest.value), end: rest.end };
}

function belowHundredAt(
  words: readonly string[],
  at: number,
): { readonly value: number; readonly end: number } | undefined {
  const word = words[at] ?? '';
  if (word === 'quatre' && /^vingts?$/.test(words[at + 1] ?? '')) return withUnit(words, at + 2, 80);
  const tens = TENS[word];
  if (tens !== undefined) return withUnit(words, at + 1, tens);
  const unit = UNITS.get(word);
  if (unit === undefined) return undefined;
  // "Dix-sept" is 17.
  const next = UNITS.get(words[at + 1] ?? '') ?? 0;
  return word === 'dix' && next >= 7 && next <= 9
    ? { value: 10 + next, end: at + 2 }
    : { value: unit, end: at + 1 };
}

/** Behind 60 and 80 French counts on to 19; behind other tens, and in English, to 9. */
function withUnit(words: readonly string[], at: number, tens: number) {
  const behind = belowTwentyAt(words, at);
  const most = words[at - 1] === 'soixante' || tens === 80 ? 19 : 9;
  return behind !== undefined && behind.value > 0 && behind.value <= most
    ? { value: tens + behind.value, end: behind.end }
    : { value: tens, end: at };
}

function belowTwentyAt(words: readonly string[], at: number) {
  const unit = UNITS.get(words[at] ?? '');
  if (unit === undefined) return undefined;
  const next = UNITS.get(words[at + 1] ?? '') ?? 0;
  return words[at] === 'dix' && next >= 7 && next <= 9
    ? { value: 10 + next, end: at + 2 }
    : { value: unit, end: at + 1 };
}
