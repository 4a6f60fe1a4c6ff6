import { words } from '../knowledge/words.ts';
import { withoutInvisible } from '../text/plain-letters.ts';
import type { Span } from '../vocabulary.ts';
import type { Address } from './address.ts';
import { readAddress } from './read-address.ts';

/** Most addresses judged in one value. */
export const MAX_ADDRESSES = 20;

/** What stands between addresses. */
const GAP = /[\s<>"«»“”„]/;
const NEXT_GAP = new RegExp(GAP, 'g');
const INNER_SCHEME = /(?:h(?:tt|xx)ps?|ftp):[\\/]{2}|(?<![a-z0-9@_-]|(?<!\.)\.)www\./i;
/** How far into a value code may begin, behind blanks and signs that show nothing. */
const LONGEST_START = 200;
const INNER_POINT = /[.:。．｡](?=[^\s<>"«»“”„.,;:!?)])/gu;

/** Endings that are also small words: without a path, "svp.je" is two sentences and no address. */
const WORD_ENDINGS = new Set(
  words(
    'am as at be ca de do et ga go il in is it je la lol ma me mu my ne no nu pm se si so sa st su to tu us ya yt',
  ),
);

/** Every address in a text, in order, at most {@link MAX_ADDRESSES}. */
export const addressesInText = (text: string): readonly Address[] => addressesAmong(text, isEndOfSentence);

/** The addresses among the runs of characters without gaps; only those with a point inside are looked at. */
function addressesAmong(
  text: string,
  isNone: (address: Address, token: string) => boolean = () => false,
): Address[] {
  const found: Address[] = [];
  INNER_POINT.lastIndex = 0;
  while (found.length < MAX_ADDRESSES && INNER_POINT.test(text)) {
    let start = INNER_POINT.lastIndex - 1;
    while (start > 0 && !GAP.test(text.charAt(start - 1))) start -= 1;
    NEXT_GAP.lastIndex = INNER_POINT.lastIndex;
    const end = NEXT_GAP.exec(text)?.index ?? text.length;
    const token = text.slice(start, end);
    const address = addressInToken(token, start);
    if (address !== undefined && !isNone(address, token)) found.push(address);
    INNER_POINT.lastIndex = end;
  }
  return found;
}

const CODE_LETTERS = 'abcdfijv';

/** Whether a text is code for the browser; its first letter tells of nearly every address that it is none. */
function startsAsCode(text: string): boolean {
  const first = text.trimStart().charAt(0).toLowerCase();
  if (first >= 'a' && first <= 'z' && !CODE_LETTERS.includes(first)) return false;
  return /^[\s\p{Cc}]*(?:javascript:|vbscript:|data:\s*[a-z]+\/[a-z0-9.+-]+|data:,|blob:|file:|intent:|about:|content:\/)/iu.test(
    text,
  );
}

/** The addresses meant by somebody who typed `value` as a link: the whole value, or the addresses in the sentence around it. */
export function addressesInLink(value: string): readonly Address[] {
  const whole: Span = [0, value.length];
  if (startsAsCode(withoutInvisible(value.slice(0, LONGEST_START)).replace(/[\t\r\n]/g, ''))) {
    const active = readAddress(value, whole);
    if (active !== undefined) return [active];
  }
  const found: Address[] = [];
  if (/[\t\r\n]/.test(value.trim()) && !/ /.test(value.trim())) push(found, readAddress(value, whole));
  found.push(...addressesAmong(value));
  if (found.length === 0) push(found, readAddress(closedUp(value), whole));
  return found.slice(0, MAX_ADDRESSES);
}

/** `www. mtn . bj` as it was meant; a whole sentence is no address with blanks in it. */
function closedUp(value: string): string {
  const pieces = value.trim().split(/\s+/, MOST_PIECES + 1);
  if (pieces.length > MOST_PIECES) return '';
  return pieces.reduce((text, piece) =>
    JOINTS.has(text.charAt(text.length - 1)) || JOINTS.has(piece.charAt(0))
      ? text + piece
      : `${text} ${piece}`,
  );
}

const MOST_PIECES = 12;
const JOINTS = new Set(['.', '/', ':', '@']);

function push(found: Address[], address: Address | undefined): void {
  if (address !== undefined) found.push(address);
}

/** The address that a run of characters without spaces is, or ends with: `Voici:https://…`. */
function addressInToken(token: string, start: number): Address | undefined {
  const cut = /^https?:\/\//.test(token) ? 0 : Math.max(token.search(INNER_SCHEME), 0);
  const written = cut === 0 || isOpenedBefore(token, cut) ? token : token.slice(cut);
  const from = start + token.length - written.length;
  return readAddress(written, [from, from + written.length]);
}

/** An address may carry another one: `https://a.example/?to=https://b.example` is one address. */
function isOpenedBefore(token: string, cut: number): boolean {
  return /[./?=#]/.test(token.slice(0, cut).replace(/(?:\.{2,}|…)$/, ''));
}

const isFigure = (label: string): boolean => /^\d+$/.test(label);

function isEndOfSentence(address: Address, token: string): boolean {
  if (address.kind !== 'web' || address.scheme !== '') return false;
  if (address.host.includes('..')) return true;
  if (address.path !== '/') return false;
  const before = address.host.split('.').slice(0, -1);
  // "41.23.To see it", ":2476.MTN does": a figure, and the blank behind the full stop was forgotten.
  if (before.every(isFigure)) return true;
  if (before.length > 1) return false;
  const ending = /\.(\p{L}+)[^\p{L}]*$/u.exec(token)?.[1] ?? '';
  return WORD_ENDINGS.has(ending.toLowerCase()) || /^\p{Lu}\p{Ll}+$/u.test(ending);
}
