import type { Span } from '@scamguard/engine';

const MONTHS =
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december';
const CURRENCY = 'f|fcfa|f cfa|cfa|xof|francs?|euros?|eur|usd|dollars?|nairas?|ngn|cedis?|ghs|ghc';
/** At most seven digits: a telephone number of West Africa has eight or more. */
const FIGURE = '(?:\\d{1,7}|\\d{1,3}[ .,]\\d{3}|\\d[ .,]\\d{3}[ .,]\\d{3})';

const DATES = new RegExp(
  `(?<![\\d/.-])(?:(?:0?[1-9]|[12]\\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\\1(?:20[0-3]\\d)|20[0-3]\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])|(?:[1-9]|[12]\\d|3[01])(?:er)? (?:${MONTHS})(?: 20[0-3]\\d)?)(?![\\d/.-])`,
  'g',
);
const TIMES = /(?<![\d:.])(?:[01]?\d|2[0-3])(?:\s?h\s?(?:[0-5]\d)?|:[0-5]\d)(?![a-z\d:.])/g;
const AMOUNTS = [
  new RegExp(`(?<![\\d.,] ?)${FIGURE}(?=\\s?(?:${CURRENCY}|[€$₦₵])(?![a-z\\d]))`, 'g'),
  new RegExp(`(?<=(?:^|[^\\d])[€$₦₵] ?)${FIGURE}(?![ .,]?\\d)`, 'g'),
];
const ROUND = /[05]$/;
/** So many times in one text tell a number rather than a story. */
const MOST_TIMES = 3;

/**
 * Places in a folded text where figures say when or how much, which readers need and which identifies nobody: dates of
 * this century, a few times of day, round sums of money.
 */
export function harmlessFigures(text: string): readonly Span[] {
  const dates = spansOf(text, DATES);
  const times = spansOf(text, TIMES);
  const amounts = AMOUNTS.flatMap((pattern) => spansOf(text, pattern)).filter(([start, end]) =>
    ROUND.test(text.slice(start, end)),
  );
  return [...dates, ...amounts, ...(times.length > MOST_TIMES ? [] : times)];
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}
