import { isKnownWord } from './known-words.ts';

/**
 * Puts words and addresses together again that were taken apart: letters with blanks or signs between them, figures and signs for
 * letters, repeated letters, addresses over blanks, lines and spelt points. Text that gets shorter is filled up with blanks, so
 * that every place stays where it was. Every repetition is bounded.
 */
export function undisguised(text: string): string {
  let plain = text;
  for (const { hint, pattern, restored } of DISGUISES) {
    if (!hint.test(plain)) continue;
    plain = plain.replace(pattern, (...found) => {
      const whole = found[0] as string;
      return (restored(whole, ...(found.slice(1) as string[])) ?? whole).padEnd(whole.length);
    });
  }
  return joinedHalves(plain);
}

/** A way to take words apart, and how it is undone; `undefined` leaves a place as it is. */
interface Disguise {
  /** Cheap, and found in every text that holds the disguise. */
  readonly hint: RegExp;
  readonly pattern: RegExp;
  readonly restored: (whole: string, ...groups: readonly string[]) => string | undefined;
}

/** Endings of addresses, without those that are words a sentence may begin with. */
const ENDING =
  '(?:com|net|org|biz|xyz|click|shop|online|app|bj|ci|sn|tg|bf|gn|ng|gh|cm|fr|cc|tk|ml|ga|cf|icu|cfd|sbs|store|africa|co|io|ly|gd)';
/** Those that are a sentence's word as well: only with a blank before the point, or a path behind. */
const WORD_ENDING = '(?:top|info|site|link|live|vip|pro|help|support|win|loan|money|fun|me|us)';
const LABEL = String.raw`[a-z\d-]{1,40}`;
const BEHIND = String.raw`(?:[/?]\S{0,200}|(?=[\s,;:!)]|\.?$|\.\s))`;

const DISGUISES: readonly Disguise[] = [
  // `mtn-bj .promo .xyz/login`
  {
    hint: /[a-z\d] \.|\. ?(?:com|net|org|xyz|click|shop|online|app|[a-z]{2,3})\b/i,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:https?:\/\/)?${LABEL}(?:(?: ?\. ?|\.)${LABEL}){0,3}(?: \. ?(?:${ENDING}|${WORD_ENDING})|\. (?:${ENDING}))${BEHIND}`,
      'giu',
    ),
    restored: (whole) => (/[A-Z][a-z]+$/.test(whole) ? undefined : whole.replace(/\s/g, '')),
  },
  // `mtn-bj point promo point xyz`
  {
    hint: /[ ([](?:point|dot)[ )\]]/i,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:https?:\/\/)?${LABEL}(?:[ ]?(?:\.|[ (\[](?:point|dot)[ )\]])[ ]?${LABEL}){0,3}[ ]?[ (\[](?:point|dot)[ )\]][ ]?(?:${ENDING}|${WORD_ENDING})${BEHIND}`,
      'giu',
    ),
    restored: (whole) => whole.replace(/\s?[ ([](?:point|dot)[ )\]]\s?/gi, '.').replace(/\s/g, ''),
  },
  // `http://mtn-bj.` and `xyz/login` on the next line
  {
    hint: /\.\s{0,2}\n|\n\s?\./,
    pattern: new RegExp(
      String.raw`(?:https?:\/\/|www\.|(?<![\p{L}\d])(?=[a-z\d]{1,20}-))${LABEL}(?:\.${LABEL}){0,3}(?:\.[ ]?\n[ ]?|[ ]?\n[ ]?\.)(?:${ENDING}|${WORD_ENDING})${BEHIND}`,
      'giu',
    ),
    restored: (whole) => whole.replace(/\s/g, ''),
  },
  // `c o d e`, `M*T*N`, `p.i.n`
  {
    hint: /\p{L}[ .*_•·|~-]\p{L}[ .*_•·|~-]\p{L}(?!\p{L})/u,
    pattern: /(?<![\p{L}\d*#])\p{L}([ .*_•·|~-])\p{L}(?:\1\p{L}){1,60}(?![\p{L}\d*#])/gu,
    restored: (whole, sign = '') => inKnownWords(whole.split(sign).join('')),
  },
  // `com*pte`, but no code to dial
  {
    hint: /[*_•·|~]/,
    pattern: /(?<![\p{L}\d*#])\p{L}{1,20}(?:[*_•·|~]\p{L}{1,20}){1,4}(?![\p{L}\d*#])/gu,
    restored: (whole) => whole.replace(/[^\p{L}]/gu, ''),
  },
  // `c0d3`, `v!s@`
  {
    hint: /[\d@$!]/,
    pattern: /(?<![\p{L}\d./@:#*+_$!-])[\p{L}\d@$!]{3,30}(?![\p{L}\d/@:#*_-]|\.[\p{L}\d])/gu,
    restored: (whole) => withoutFigures(whole),
  },
  // `urgeeent`
  {
    hint: /([a-z])\1\1/i,
    pattern: /(?<![\p{L}\d./@-])\p{L}*?(\p{L})\1\1\p{L}*(?![\p{L}\d/@-])/giu,
    restored: (whole) => withoutRepetition(whole),
  },
];

const LONGEST_WORD = 14;
const SHORTEST_WORD = 3;

/** A run of letters in words that are known, with blanks between, if it can be told apart so. */
function inKnownWords(letters: string): string {
  if (letters.length <= SHORTEST_WORD || isKnownWord(letters)) return letters;
  const words: string[] = [];
  for (let at = 0; at < letters.length; ) {
    let end = Math.min(at + LONGEST_WORD, letters.length);
    while (end - at >= SHORTEST_WORD && !isKnownWord(letters.slice(at, end))) end -= 1;
    if (end - at < SHORTEST_WORD) return letters;
    words.push(letters.slice(at, end));
    at = end;
  }
  return words.join(' ');
}

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A word in which figures and signs stood for letters, if it is a known one then. */
function withoutFigures(written: string): string | undefined {
  if (!/[\d@$!]/.test(written) || !/\p{L}/u.test(written)) return undefined;
  const [, word = '', end = ''] = /^(.*?)(!*)$/su.exec(written) ?? [];
  for (const one of ['i', 'l']) {
    const plain = word.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : (LETTERS[sign] ?? sign)));
    if (plain !== word && isKnownWord(plain)) return plain + end;
  }
  return undefined;
}

function withoutRepetition(written: string): string {
  const single = written.replace(/(\p{L})\1{2,}/giu, '$1');
  const double = written.replace(/(\p{L})\1{2,}/giu, '$1$1');
  return isKnownWord(double) && !isKnownWord(single) ? double : single;
}

const HALF = /(?<![\p{L}\d.'’@/-])(\p{L}{2,12}) (?=(\p{L}{2,12})(?![\p{L}\d'’@/-]))/gu;
/** A shorter word comes about by chance. */
const SHORTEST_OF_HALVES = 6;

/** `com pte` as `compte`: two halves that are no words, and are one together. */
function joinedHalves(text: string): string {
  let joined = '';
  let at = 0;
  for (const { 0: before, 1: first = '', 2: second = '', index } of text.matchAll(HALF)) {
    if (index < at || first.length + second.length < SHORTEST_OF_HALVES) continue;
    if (!isKnownWord(first + second) || (isKnownWord(first) && isKnownWord(second))) continue;
    joined += `${text.slice(at, index)}${first}${second} `;
    at = index + before.length + second.length;
  }
  return joined + text.slice(at);
}
