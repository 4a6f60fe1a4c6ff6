/** The letters of a text message at seven bits. Source: 3GPP TS 23.038, section 6.2.1, without the alphabets of single languages. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** They take two places. */
const EXTENDED = new Set('^{}\\[~]|€');

/** What is written otherwise where a letter is missing. */
const INSTEAD: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '–': '-',
  '—': '-',
  '•': '-',
  œ: 'oe',
  Œ: 'OE',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ɖ: 'd',
  Ɖ: 'D',
  ŋ: 'ng',
  Ŋ: 'Ng',
};

/** Places of a message of its own, and of each part of a longer one. */
const ONE = 160;
const EACH = 153;

const canStand = (sign: string): boolean => BASIC.has(sign) || EXTENDED.has(sign);

/** The text in letters that cost one byte at most: one letter outside them would halve what a message holds. */
export function inGsm7(text: string): string {
  let written = '';
  for (const sign of text.normalize('NFC')) {
    if (canStand(sign)) written += sign;
    else if (Object.hasOwn(INSTEAD, sign)) written += INSTEAD[sign];
    else if (/\s/u.test(sign)) written += ' ';
    else
      written += [...sign.normalize('NFKD')]
        .map((part) => INSTEAD[part] ?? part)
        .join('')
        .replaceAll(/./gsu, (part) => (canStand(part) ? part : ''));
  }
  return written.trim();
}

/** How many places a text takes; all its letters can stand. */
export function placesOf(text: string): number {
  let places = 0;
  for (const sign of text) places += EXTENDED.has(sign) ? 2 : 1;
  return places;
}

/** How many messages a text is sent and paid as. */
export const partsOf = (text: string): number =>
  placesOf(text) <= ONE ? 1 : Math.ceil(placesOf(text) / EACH);

/** The beginning of a text that takes so many places, ending with a word. */
export function cutTo(text: string, places: number): string {
  if (placesOf(text) <= places) return text;
  const words = text.split(' ');
  while (words.length > 1 && placesOf(words.join(' ')) > places - 3) words.pop();
  let cut = words.join(' ');
  while (placesOf(cut) > places - 3) cut = cut.slice(0, -1);
  return `${cut}...`;
}

/** Most places of so many parts. */
export const placesIn = (parts: number): number => (parts === 1 ? ONE : parts * EACH);
