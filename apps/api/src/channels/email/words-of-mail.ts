import { convert } from 'html-to-text';
import type { Email } from 'postal-mime';

const LONGEST_HTML = 500_000;

/** What a person reads in a mail. Where a link leads stands behind its words: they may name another place. */
export function wordsOfMail({ html, text = '' }: Pick<Email, 'html' | 'text'>): string {
  const shown = html
    ? convert(html.slice(0, LONGEST_HTML), {
        wordwrap: false,
        selectors: [
          { selector: 'img', format: 'skip' },
          { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
        ],
      })
    : '';
  return (shown.trim() || text)
    .replaceAll('\r', '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where others' words begin in a forwarded mail: the line of a mail program, or the head of the mail itself. */
const FORWARDED =
  /^[>\s*]{0,8}(?:-{2,}\s?(?:forwarded message|original message|message transf[ée]r[ée]|message d.origine|message r[ée]exp[ée]di[ée])\s?-{2,}|(?:begin forwarded message|d[ée]but du message (?:transf[ée]r[ée]|r[ée]exp[ée]di[ée]))\s?:|(?:from|de|exp[ée]diteur)\s?:[^\n]{0,200}@)/imu;
/** Where the mail that somebody answers to is repeated below the answer. */
const REPEATED =
  /^(?:>|-{2,}\s?(?:original message|message d.origine)|_{10,}|(?:le|on)\s[^\n]{5,120}\n?[^\n]{0,120}(?:a écrit|wrote)\s?:)/imu;

/** What somebody typed and what they forwarded. */
export function parted(
  words: string,
  isForward: boolean,
): { readonly text: string; readonly quoted: string } {
  const start = FORWARDED.exec(words)?.index;
  if (start !== undefined) return { text: words.slice(0, start).trim(), quoted: words.slice(start).trim() };
  return isForward ? { text: '', quoted: words } : { text: words, quoted: '' };
}

/** What somebody answers, without the mail that stands below it. */
export function answered(words: string): string {
  const start = REPEATED.exec(words)?.index;
  return (start === undefined ? words : words.slice(0, start)).trim();
}
