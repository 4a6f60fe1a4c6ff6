import { addressesInText, type Span } from '@scamguard/engine';

const AT = String.raw`(?:\s{0,3}@\s{0,3}|\s{0,3}[([{<]\s{0,3}(?:at|arobase?|chez)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}(?:at|arobase?)\s{1,3})`;
const DOT = String.raw`(?:\s{0,3}[([{<]\s{0,3}(?:\.|point|dot)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}(?:point|dot)\s{1,3}|\s?\.\s?)`;
const NAME = '[a-z0-9_%+-]{1,64}';

/** `jean point paul arobase gmail point com`. */
const MAIL = new RegExp(`${NAME}(?:${DOT}${NAME}){0,3}${AT}${NAME}(?:${DOT}${NAME}){1,4}`, 'g');
/** `jean gmail com`, `jean@gmail`: nobody needs more to guess the rest. */
const KNOWN_MAIL =
  /[a-z0-9._%+-]{2,64}(?:\s{0,3}@\s{0,3}|\s{1,3}(?:at|arobase?|chez)\s{1,3}|\s{1,3})(?:gmail|yahoo|hotmail|outlook|icloud|ymail|live)(?:\s{0,3}[.,]?\s{0,3}(?:point|dot)?\s{0,3}(?:com|fr)\b|(?<=@\s{0,3}\w+))/g;
/** Endings that are no words of French or English, so that a full stop and the next sentence do not make an address. */
const ENDINGS = 'com|org|xyz|bj|ci|sn|tg|bf|ng|gh|fr|ml|icu|shop|online|biz|io';
const SPACED_LINK = new RegExp(
  `(?:${NAME}${DOT}){0,3}${NAME}${DOT}(?:${ENDINGS})(?![a-z0-9])(?:\\s?/\\s?[^\\s]*)*`,
  'g',
);
/** With the dot spelled out, any ending is meant as one. */
const SPELLED_LINK = new RegExp(
  String.raw`${NAME}(?:\s{0,3}[([{<]\s{0,3}(?:\.|point|dot)\s{0,3}[)\]}>]\s{0,3}${NAME})+(?:/\S*)?`,
  'g',
);
const SCHEME = /\b(?:h(?:tt|xx)ps?|ftp)\s?:?\s?[/\\]{2}\s?\S+|\bwww\s?[.,]?\s?\S+/g;
const HANDLE = /@\s?[a-z0-9._-]{2,}/g;

/** Places of e-mail addresses, links and account names in a folded text, also of those that are spelled out. */
export function addressSpans(text: string): readonly Span[] {
  const written = [MAIL, KNOWN_MAIL, SPACED_LINK, SPELLED_LINK, SCHEME, HANDLE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]),
  );
  return [...written, ...linksIn(text)];
}

/** The engine reads only so many addresses at once. */
function linksIn(text: string): readonly Span[] {
  const found: Span[] = [];
  for (let from = 0; ; ) {
    const spans = addressesInText(text.slice(from)).map(
      ({ span: [start, end] }): Span => [from + start, from + end],
    );
    found.push(...spans);
    const last = spans.at(-1);
    if (!last) return found;
    from = last[1];
  }
}
