import type { EngineLanguage } from '../vocabulary.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
const LONGEST_QUOTE = 80;

const countryNames = new Map<EngineLanguage, Intl.DisplayNames>();

/**
 * Fills a sentence's placeholders. A quotation from a stranger is shortened and loses its control characters. A placeholder named
 * `country` takes ISO codes with blanks between them and shows the countries' names.
 */
export function phrase(
  sentence: string,
  words: Readonly<Record<string, string>>,
  language: EngineLanguage,
): string {
  return sentence.replace(PLACEHOLDER, (whole, name: string) => {
    const word = words[name];
    if (word === undefined) return whole;
    return name === 'country' ? countryNamesOf(word, language) : quoted(word);
  });
}

function quoted(word: string): string {
  const written = word.slice(0, 4 * LONGEST_QUOTE);
  const printable = /^[ -~]*$/.test(written)
    ? written
    : written.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  if (printable.length <= LONGEST_QUOTE) return printable;
  const letters = Array.from(printable);
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE - 1).join('')}…` : printable;
}

const countryNamesOf = (codes: string, language: EngineLanguage): string =>
  codes
    .split(' ')
    .map((code) => countryName(code, language))
    .join(', ');

function countryName(code: string, language: EngineLanguage): string {
  let names = countryNames.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    countryNames.set(language, names);
  }
  return names.of(code) ?? code;
}
