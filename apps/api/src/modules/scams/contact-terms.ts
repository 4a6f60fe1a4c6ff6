import { foldText, lookupKeys } from '@scamguard/engine';
import { withPlainDigits } from '../../masking/plain-digits.ts';

/**
 * The contact that a search names. A part of a contact is no search term, because a masked contact could be found out part by
 * part.
 */
export interface ContactTerms {
  /** The engine's keys of a whole number, account, host or address. */
  readonly keys: readonly string[];
  /** Whole names of accounts, on whatever platform. */
  readonly handles: readonly string[];
  /** The figures that a number ends with. */
  readonly ending: string | undefined;
}

const KINDS = ['link', 'number', 'profile'] as const;
const FIGURES = /^[\d\s().+/-]+$/;
const NAME = /[\p{L}\p{N}][\p{L}\p{N}._@/-]{2,80}/gu;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const ENDING = /^\d{4}$/;
const SHORTEST_NUMBER = 7;
const MOST = 12;
/** Codes of West Africa, because people leave their own country's out. Source: ITU-T E.164, list of assigned country codes. */
const CALLING_CODES = [
  220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 231, 232, 233, 234, 238, 245,
] as const;

/** Reads what a search says of a contact. */
export function contactTerms(search: string): ContactTerms {
  const text = foldText(withPlainDigits(search)).text.trim();
  const known = KINDS.flatMap((kind) => lookupKeys({ kind, value: search }).slice(0, 1));
  if (FIGURES.test(text)) {
    const digits = text.replace(/\D/g, '');
    return {
      keys: [...new Set([...known, ...nationalKeys(digits)])],
      handles: [],
      ending: ENDING.test(digits) ? digits : undefined,
    };
  }
  const names = (text.match(NAME) ?? []).slice(0, MOST);
  const hosts = names
    .filter((name) => name.includes('.'))
    .flatMap((value) => lookupKeys({ kind: 'link', value }).slice(0, 1));
  const mails = names.filter((name) => MAIL.test(name)).map((name) => `mail:${name}`);
  return { keys: [...new Set([...known, ...hosts, ...mails])], handles: names, ending: undefined };
}

/** A number without its country may be one of any; some countries begin it with a zero that goes where the country stands. */
function nationalKeys(digits: string): string[] {
  if (digits.length < SHORTEST_NUMBER) return [];
  const written = [...new Set([digits, digits.replace(/^0/, '')])];
  return CALLING_CODES.flatMap((code) => written.map((number) => `number:+${code}${number}`));
}
