import type { Span } from '@scamguard/engine';

const MONTHS =
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december';
const CURRENCY = 'f|fcfa|f cfa|cfa|xof|francs?|euros?|eur|usd|dollars?|nairas?|ngn|cedis?|ghs|ghc';
const BEFORE_CURRENCY = `(?=\\s?(?:(?:${CURRENCY})(?![a-z\\d])|[€$₦₵]))`;
/** At most seven digits: a telephone number of West Africa has eight or more. */
const GROUPED = '(?:[1-9]\\d{0,2}[ .,]\\d{3}|[1-9][ .,]\\d{3}[ .,]\\d{3})';
const FIGURE = `(?:0|[1-9]\\d{0,6}|${GROUPED})`;
const YEAR = '(?:19[3-9]\\d|20[0-3]\\d)';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';

const ALWAYS = [
  // Dates; a day of birth is a person's.
  new RegExp(
    `(?<![\\d/.-]|\\b(?:nee?|born|naissance) [a-z ]{0,12})(?:${DAY}([/.-])${MONTH}\\1${YEAR}|${YEAR}([_/.-])(?:0[1-9]|1[0-2])\\2(?:0[1-9]|[12]\\d|3[01])|${DAY}(?:er)? (?:${MONTHS})(?: ${YEAR})?)(?![\\d/.-]\\d|\\d)`,
    'g',
  ),
  // Numbers of laws and files: `loi n° 2017-20`.
  new RegExp(
    `(?<=\\b(?:loi|decret|arrete|ordonnance|act|law|facture|dossier|reference|ref|commande|ticket|contrat|plainte|invoice)\\b[^\\d\\n]{0,6})${YEAR}-\\d{1,4}(?!\\d)`,
    'g',
  ),
  // Sums in thousands, whether or not the currency is said.
  /(?<![\d.,+]|[\d+] )[1-9]\d{0,2}([ .])000(?![ .,]?\d)/g,
  // "100, 200 ou 500 F"
  new RegExp(
    `(?<![\\d.,+]|[\\d+] )[1-9]\\d{0,2}0+(?=(?:(?:,| ou| et| or| and| a|,? puis) ${FIGURE}){1,4}${BEFORE_CURRENCY})`,
    'g',
  ),
  // Sums in groups of thousands.
  new RegExp(`(?<![\\d.,+]|[\\d+] )${GROUPED}${BEFORE_CURRENCY}`, 'g'),
  // Rates: `0,0015`, `655,957`, `12,5 %`.
  /(?<![\d.,+]|[\d+] )(?:0,00\d{1,6}|\d{1,3},\d{1,3})(?![ .,]?\d)/g,
];
const ROUND_AMOUNTS = [
  new RegExp(`(?<![\\d.,+]|[\\d+] )${FIGURE}${BEFORE_CURRENCY}`, 'g'),
  new RegExp(`(?<=(?:^|[^\\d])[€$₦₵] ?)${FIGURE}(?![ .,]?\\d)`, 'g'),
];
const TIMES = /(?<![\d:.])(?:[01]?\d|2[0-3])(?:\s?h\s?(?:[0-5]\d)?|:[0-5]\d)(?![a-z\d:.])/g;
/** Written like a time of day, but none. */
const NO_TIME = /(?<!\d)(?:2[4-9]|[3-9]\d)\s?h(?![a-z])/;
const SHARES = /(?<![\d.,+]|[\d+] )(?:0|[1-9]\d{0,2})(?=\s?%(?!\d))/g;
const ROUND = /[05]$/;
/** So many times, or shares that are not round, in one text tell a number rather than a story. */
const MOST_TOLD = 3;
const ROUND_TIME = /(?:h\s?|[h:](?:00|15|30|45))$/;
const MOST_ROUND_TIMES = 6;
const MARKER = /(?:^|\n)[ \t]{0,4}(\d{1,2})[.)][ \t]/g;

/**
 * Places in a folded text where figures say when or how much. Readers need these figures, and they identify nobody: dates, a few
 * times of day, round sums of money, rates, and the places in a list.
 */
export function harmlessFigures(text: string): readonly Span[] {
  const amounts = ROUND_AMOUNTS.flatMap((pattern) => spansOf(text, pattern)).filter(([start, end]) =>
    ROUND.test(text.slice(start, end)),
  );
  const shares = spansOf(text, SHARES);
  const roundShares = shares.filter(([start, end]) => ROUND.test(text.slice(start, end)));
  const times = NO_TIME.test(text) ? [] : spansOf(text, TIMES);
  return [
    ...ALWAYS.flatMap((pattern) => spansOf(text, pattern)),
    ...amounts,
    ...(shares.length - roundShares.length > MOST_TOLD ? roundShares : shares),
    ...(isTold(text, times) ? [] : times),
    ...markers(text),
  ];
}

/** Hours of opening are round. */
function isTold(text: string, times: readonly Span[]): boolean {
  const odd = times.filter(([start, end]) => !ROUND_TIME.test(text.slice(start, end)));
  return odd.length > MOST_TOLD || times.length > MOST_ROUND_TIMES;
}

/** The places 1, 2, 3 … of a list, one a line. */
function markers(text: string): readonly Span[] {
  const found = [...text.matchAll(MARKER)];
  const isList = found.length > 1 && found.every((match, index) => Number(match[1]) === index + 1);
  return isList
    ? found.map((match): Span => {
        const start = match.index + match[0].indexOf(match[1] ?? '');
        return [start, start + (match[1]?.length ?? 0)];
      })
    : [];
}

export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}
