/** A way to hide a scam. It gets the scam, words of honest messages around it, and numbers in [0, 1) to choose by. */
export type Disguise = (scam: string, honest: HonestWords, random: () => number) => string;

/** Honest messages to hide a scam among. */
export interface HonestWords {
  /** So many words of honest messages, joined to sentences. */
  readonly words: (count: number) => string;
  /** So many short honest messages. */
  readonly messages: (count: number) => readonly string[];
}

const SHORTEST = 4;
/** How many of the long words of a scam are disguised. */
const SHARE = 0.6;

/** Words of plain letters that stand alone: no link, no number. */
const WORD = /(?<![\p{L}\d./@:#*+-])\p{L}{2,}(?![\p{L}\d/@:#*]|\.\p{L})/gu;

/** Disguises most of the longer words and all names in capitals. */
const inWords =
  (change: (word: string) => string): Disguise =>
  (scam, _, random) =>
    scam.replace(WORD, (word) => {
      const isName = /^\p{Lu}{2,}$/u.test(word);
      return (isName || word.length >= SHORTEST) && random() < SHARE ? change(word) : word;
    });

const joinedBy = (sign: string) => inWords((word) => [...word].join(sign));

const written =
  (table: Readonly<Record<string, string>>): Disguise =>
  (scam) =>
    scam.replace(WORD, (word) => [...word].map((letter) => table[letter] ?? letter).join(''));

const LEET = {
  a: '4',
  e: '3',
  i: '1',
  o: '0',
  s: '5',
  t: '7',
  A: '4',
  E: '3',
  I: '1',
  O: '0',
  S: '5',
  T: '7',
};
const SIGNS = { a: '@', s: '$', i: '!', A: '@', S: '$', I: '!' };
const CYRILLIC = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  A: 'А',
  E: 'Е',
  O: 'О',
  P: 'Р',
  C: 'С',
  M: 'М',
  T: 'Т',
};

const shifted =
  (from: number, to: number): Disguise =>
  (scam) =>
    scam.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - from + to));

/** The addresses of a scam; one of ours is added if there is none, so that the disguise has something to hide. */
const ADDRESS = /(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,8}(?:\/[^\s,;]*)?/i;

const inAddress =
  (change: (address: string) => string): Disguise =>
  (scam) =>
    ADDRESS.test(scam) ? scam.replace(ADDRESS, change) : scam;

const pad = (count: number) => String(count).padStart(2, '0');

/** Both sides of a talk as WhatsApp exports it. */
const exported: Disguise = (scam, honest) =>
  [...honest.messages(6), scam, ...honest.messages(5)]
    .map(
      (text, index) =>
        `${pad(index + 3)}/11/2026, 14:${pad(index * 4)} - ${index % 2 ? 'Mariam' : 'Koffi D.'}: ${text}`,
    )
    .join('\n');

const exportedSms: Disguise = (scam, honest) =>
  [...honest.messages(6), scam, ...honest.messages(5)]
    .map(
      (text, index) => `[2026-11-${pad(index + 3)} 08:${pad(index * 4)}:10] +22997${pad(index)}4512: ${text}`,
    )
    .join('\n\n');

/** Every way that the bench tries. */
export const DISGUISES: Readonly<Record<string, Disguise>> = {
  '150 honest words on both sides': (scam, honest) => `${honest.words(150)} ${scam} ${honest.words(150)}`,
  '300 honest words before': (scam, honest) => `${honest.words(300)} ${scam}`,
  '300 honest words behind': (scam, honest) => `${scam} ${honest.words(300)}`,
  '1,500 honest words around': (scam, honest) => `${honest.words(750)}\n${scam}\n${honest.words(750)}`,
  'among 12 honest messages': (scam, honest) =>
    [...honest.messages(6), scam, ...honest.messages(6)].join('\n'),
  'in a WhatsApp export': exported,
  'in an SMS export': exportedSms,
  'letters apart': joinedBy(' '),
  'dots between letters': joinedBy('.'),
  'stars between letters': joinedBy('*'),
  'hyphens between letters': joinedBy('-'),
  'underscores between letters': joinedBy('_'),
  'a star in words': inWords((word) => `${word.slice(0, 2)}*${word.slice(2)}`),
  'figures for letters': inWords((word) => [...word].map((letter) => LEET[letter as 'a'] ?? letter).join('')),
  'signs for letters': inWords((word) => [...word].map((letter) => SIGNS[letter as 'a'] ?? letter).join('')),
  'Cyrillic letters': written(CYRILLIC),
  'mathematical letters': shifted(97, 0x1d5ee),
  'full-width letters': shifted(97, 0xff41),
  'invisible signs in words': inWords((word) => [...word].join('\u200b')),
  'letters repeated': inWords((word) => word.replace(/[aeiou]/i, '$&$&$&')),
  'words split by a blank': inWords((word) =>
    word.length < 6 ? word : `${word.slice(0, word.length >> 1)} ${word.slice(word.length >> 1)}`,
  ),
  'blank before the points of a link': inAddress((address) => address.replace(/\./g, ' .')),
  'points of a link spelt out': inAddress((address) => address.replace(/\./g, ' point ')),
  'points of a link in brackets': inAddress((address) =>
    address.replace(/\./g, '[.]').replace(/^http/, 'hxxp'),
  ),
  'a link over two lines': inAddress((address) => address.replace(/\.(?=[a-z]{2,8}(?:\/|$))/i, '.\n')),
  'numbers digit by digit': (scam) =>
    scam.replace(/\+?\d[\d .]{6,}\d/g, (number) => [...number.replace(/[ .]/g, '')].join(' ')),
};
