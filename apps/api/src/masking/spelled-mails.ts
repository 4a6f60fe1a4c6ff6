import type { Span } from '@scamguard/engine';
import { spansOf } from './harmless-figures.ts';

/** Words that people put between the parts of an address that is spelled out. */
const GAP = String.raw`[^\p{L}\p{N}]{1,4}`;
const NAME = '[a-z0-9][a-z0-9_.+-]{0,63}';
/** A name with a point, a stroke or a figure in it, which no word of a sentence has. */
const ACCOUNT = '[a-z0-9]{1,32}(?:[._+-][a-z0-9]{1,32}){1,4}';
const AT_WORD =
  'arobase?s?|arrobas?e?|arobaze?|arroba|escargot|(?:le )?(?:signe |petit )?a (?:rond|commercial|enroule)|snail|kukac|klammeraffe';
/** Also words of every day: they stand for the sign only beside a provider. */
const AT_OR_WORD = `${AT_WORD}|at|chez|ni|na|le|la|de|du|[a-z]|courrier|@`;
const DOT_WORD = String.raw`(?:petit )?(?:point|dot|pt|punto|ponto|punkt|virgule)|[a-z]{1,3}|\.`;
const PROVIDER =
  'g ?-?mail|googlemail|google|yahoo|ymail|hot ?mail|outlook|icloud|live|gmx|aol|zoho|tuta(?:nota)?|yandex|laposte|proton ?mail|yopmail|msn';
const ENDING = 'com|fr|net|org|me|ch|de|ru|bj|ci|sn|tg|bf|ng|gh|uk';

const PATTERNS = [
  // `koffi arobase gmail point com`, `koffi gmail com`
  new RegExp(
    `(?<![a-z0-9])${NAME}(?:${GAP}(?:${AT_OR_WORD})(?![a-z0-9])){0,3}${GAP}(?:${PROVIDER})(?:${GAP}(?:${DOT_WORD})(?![a-z0-9]))?(?:${GAP}|\\.)(?:${ENDING})(?![a-z0-9])`,
    'gu',
  ),
  // `henri dot vogt proton me`, `henri at proton me`
  new RegExp(
    `(?<![a-z0-9])(?:${NAME}${GAP}(?:dot|point)${GAP}${NAME}|${ACCOUNT}|${NAME}${GAP}(?:${AT_WORD}|at|chez|a|@))${GAP}(?:(?:${AT_WORD}|at|chez|a|@)${GAP})?(?:proton|pm|duck|tuta|mail|orange|free)(?:${GAP}(?:point|dot))?(?:${GAP}|\\.)(?:${ENDING})(?![a-z0-9])`,
    'gu',
  ),
  // `koffi chez exemple point com`
  new RegExp(
    `(?<![a-z0-9])${NAME}${GAP}(?:chez|at|ni)${GAP}${NAME}${GAP}(?:petit )?(?:point|dot)${GAP}(?:${ENDING})(?![a-z0-9])`,
    'gu',
  ),
  // `koffi.gan chez gmail`: nobody needs more to guess the rest
  new RegExp(
    `(?<![a-z0-9])${ACCOUNT}${GAP}(?:(?:${AT_WORD}|at|chez|sur|on|a)${GAP})?(?:${PROVIDER})(?![a-z0-9])`,
    'gu',
  ),
  // The name alone, where the sign is said after it.
  new RegExp(`(?<![a-z0-9])${ACCOUNT}${GAP}(?:${AT_WORD})(?![a-z0-9])`, 'gu'),
  // The site alone, where its ending is said.
  /(?<![a-z0-9])[a-z0-9-]{2,63}[\s,]{1,3}(?:petit )?(?:point|dot)[\s,]{1,3}(?:com|org|xyz|bj|shop|online|icu|biz|io)(?![a-z0-9])/g,
  // In one word: `koffiarobasegmailpointcom`
  /(?<![a-z0-9])[a-z0-9._-]{0,64}(?:gmail|yahoo|hotmail|outlook|icloud|proton)[._-]?(?:point|dot|pt)[._-]?(?:com|fr|me)(?![a-z0-9])/g,
  // Every letter moved by thirteen places: the names of providers, so written, are no words.
  /(?<![a-z0-9])\S{0,64}(?:tznvy|lnubb|ubgznvy|bhgybbx|vpybhq|cebgba)\S{0,20}/g,
  // From behind: `moc.liamg@iffok`
  /(?<![a-z0-9])(?:moc|gro|ten|zyx|rf|jb|em)\.[a-z0-9.-]{3,64}(?:@[a-z0-9._-]{1,64})?/g,
];

/** Places of e-mail addresses in a folded text that are spelled out or written from behind. */
export const spelledMails = (text: string): readonly Span[] =>
  PATTERNS.flatMap((pattern) => spansOf(text, pattern));
