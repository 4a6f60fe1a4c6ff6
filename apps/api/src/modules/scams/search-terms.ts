import { foldText } from '@scamguard/engine';
import { withPlainDigits } from '../../masking/plain-digits.ts';
import { type ContactTerms, contactTerms } from './contact-terms.ts';

/** What a search asks for. */
export interface SearchTerms {
  /** Words of the texts, without accents. */
  readonly words: readonly string[];
  readonly contact: ContactTerms;
}

const WORD = /[\p{L}\p{N}]{2,40}/gu;
const MOST = 12;

/** Reads a search as words to find in texts, and as something that may name a contact. */
export function searchTerms(search: string): SearchTerms {
  const text = foldText(withPlainDigits(search)).text.trim();
  return { words: [...new Set(text.match(WORD))].slice(0, MOST), contact: contactTerms(search) };
}
