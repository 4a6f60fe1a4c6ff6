import { addressesInText, type Span } from '@scamguard/engine';
import { spansOf } from './harmless-figures.ts';
import { piecesOf } from './pieces.ts';
import { spacedLetters } from './spaced-letters.ts';
import { spelledMails } from './spelled-mails.ts';

const AT = String.raw`(?:\s{0,3}@\s{0,3}|\s{0,3}[([{<]\s{0,3}(?:at|arobase?|chez)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}(?:at|arobase?)\s{1,3})`;
const DOT = String.raw`(?:\s{0,3}[([{<]\s{0,3}(?:\.|point|dot)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}(?:point|dot)\s{1,3}|\s?\.\s?)`;
const NAME = '[a-z0-9_%+-]{1,64}';

/** `jean point paul arobase gmail point com`. */
const MAIL = new RegExp(`${NAME}(?:${DOT}${NAME}){0,3}${AT}${NAME}(?:${DOT}${NAME}){1,4}`, 'g');
/** `jean@gmail`: nobody needs more to guess the rest; from behind or not. */
const HALF_MAIL =
  /[a-z0-9][a-z0-9._%+-]{0,63}(?:@[a-z0-9][a-z0-9._-]{0,63}|\s{0,3}@\s{0,3}(?:gmail|yahoo|hotmail|outlook|icloud|ymail|live|proton)(?![a-z0-9]))/g;
/** Endings that are no words of French or English, so that a full stop and the next sentence do not make an address. */
const ENDINGS = 'com|org|xyz|bj|ci|sn|tg|bf|ng|gh|fr|ml|icu|shop|online|biz|io';
const SPACED_LINK = new RegExp(
  `(?:${NAME}${DOT}){0,3}${NAME}${DOT}(?:${ENDINGS})(?![a-z0-9])(?:\\s?(?:/|slash\\s|barre\\s)\\s?[^\\s]*)*`,
  'g',
);
/** With the dot spelled out, any ending is meant as one. */
const SPELLED_LINK = new RegExp(
  String.raw`${NAME}(?:\s{0,3}[([{<]\s{0,3}(?:\.|point|dot)\s{0,3}[)\]}>]\s{0,3}${NAME})+(?:/\S*)?`,
  'g',
);
const FEWEST_SPOKEN_DIGITS = 6;
/** A full stop with a blank before it ends no sentence. */
const APART_LINK =
  /[a-z0-9-]{2,63}\s\.\s?(?:top|vip|net|info|site|club|online|click|live|pro|app|link|store|website)(?![a-z0-9])/g;
/** `bit ly slash gain` */
const SLASHED_LINK =
  /[a-z0-9-]{2,30}[\s.]{1,3}(?:(?:point|dot)\s)?(?:ly|me|gl|co|com|cc|gg|link|io)\s(?:slash|barre)\s[^\s]{2,64}/g;
/** `t point me slash koffi` */
const MESSENGER_LINK =
  /(?<![a-z0-9])(?:t|wa|m|fb|telegram)\s?(?:\.|point|dot)\s?me\s?(?:\/|slash|barre(?: oblique)?)\s?[^\s]{2,64}/g;
const SCHEME = /\b(?:h(?:tt|xx)ps?|ftp)\s?:?\s?[/\\]{2}\s?\S+|\bwww\s?[.,]?\s?\S+/g;
const HANDLE = /@(?:[\p{L}0-9._-]{2,}|\s(?=[a-z0-9.-]*[_.\d])[a-z][a-z0-9._-]{2,})/gu;

/** Places of e-mail addresses, links and account names in a folded text, also of those that are spelled out. */
export function addressSpans(text: string): readonly Span[] {
  return [...writtenSpans(text), ...spacedLetters(text, identifiesClosed)];
}

function writtenSpans(text: string): readonly Span[] {
  const written = [
    MAIL,
    HALF_MAIL,
    SPACED_LINK,
    SPELLED_LINK,
    APART_LINK,
    SLASHED_LINK,
    MESSENGER_LINK,
    SCHEME,
    HANDLE,
  ].flatMap((pattern) => spansOf(text, pattern));
  return [...written, ...spelledMails(text), ...linksIn(text)];
}

function identifiesClosed(closed: string): boolean {
  const spoken = piecesOf(closed).reduce(
    (sum, { kind, weight }) => sum + (kind === 'number-word' ? weight : 0),
    0,
  );
  return spoken >= FEWEST_SPOKEN_DIGITS || writtenSpans(closed).length > 0;
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
