import { foldText, lookupKeys } from '@scamguard/engine';
import { withPlainDigits } from '../../masking/plain-digits.ts';

/** What a search asks for. */
export interface SearchTerms {
  /** Words of the texts, without accents. */
  readonly words: readonly string[];
  /** What may be a part of a contact: digits, a host, a name. */
  readonly parts: readonly string[];
}

const WORD = /[\p{L}\p{N}]{2,40}/gu;
const NAME = /[\p{L}\p{N}][\p{L}\p{N}._@/-]{2,80}/gu;
const FIGURES = /^[\d\s().+/-]+$/;
const MOST = 12;
const KEY_VALUE = /^[a-z]+:/;

/** Reads a search as words to find in texts, and as something that may be a part of a contact. */
export function searchTerms(search: string): SearchTerms {
  const text = foldText(withPlainDigits(search)).text.trim();
  const keys = (['link', 'number', 'profile'] as const).flatMap((kind) =>
    lookupKeys({ kind, value: search }),
  );
  const named = keys.map((key) => key.replace(KEY_VALUE, '')).map((value) => value.replace(/^\+/, ''));
  const written = FIGURES.test(text) ? [text.replace(/\D/g, '')] : (text.match(NAME) ?? []);
  return {
    words: [...new Set(text.match(WORD))].slice(0, MOST),
    parts: [...new Set([...named, ...written])].slice(0, MOST),
  };
}
