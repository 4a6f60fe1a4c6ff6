import { SYNONYMS } from './synonyms.ts';

/**
 * Whether a text has every word of a search or one that says the same, wherever, in any case and with or without accents.
 *
 * @param search none or blanks: every text fits.
 */
export function matcher(search = ''): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = plain(text);
    return words.every((word) => [word, ...synonymsOf(word)].some((each) => searched.includes(each)));
  };
}

/** Letters of our languages that most keyboards lack, and what people type instead. */
const TYPED: Readonly<Record<string, string>> = { ɖ: 'd', ɛ: 'e', ŋ: 'n', ɲ: 'n', ɔ: 'o', '’': "'" };

function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[ɖɛŋɲɔ’]/g, (letter) => TYPED[letter] ?? letter);
}

const synonymsOf = (word: string) => (Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? []) : []);
