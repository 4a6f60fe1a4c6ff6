import {
  longestNumber,
  PHONE_COUNTRIES,
  type PhoneCountry,
  type PhoneOrigin,
  phoneCountry,
} from './phone-countries.ts';

/** The longest number there is, calling code included. Source: ITU-T E.164. */
const LONGEST = 15;

/** A number as it stands in the field. */
export interface PhoneEntry {
  readonly origin: PhoneOrigin;
  /** The number as the visitor writes it, without the calling code of a country of the region. */
  readonly text: string;
}

/** Arabic-Indic digits (ordinary and extended), which some phones of the Sahel type. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Keeps the characters that a number may be written with. Unseen characters of a copied contact go. */
const tidy = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/[^\d+\s().-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trimStart();

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The rest of a text after its first `count` digits and the signs that follow them. */
function afterDigits(text: string, count: number): string {
  let seen = 0;
  const end = [...text].findIndex((sign) => /\d/.test(sign) && ++seen > count);
  return end < 0 ? '' : text.slice(end);
}

/** Takes the calling code off a full number; one that was written without spaces is given those of its country. */
function withoutCode(text: string, count: number, { groups }: PhoneCountry): string {
  const rest = afterDigits(text, count);
  if (/\D/.test(rest)) return rest;
  let start = 0;
  const parts = groups.map((size) => rest.slice(start, (start += size)));
  return [...parts, rest.slice(start)].filter(Boolean).join(' ');
}

/**
 * Takes in typed or pasted text. A number with its calling code (`+229 …`, `00229 …`, or too long to be without one) moves the
 * field to that country, and the code leaves the text.
 */
export function readPhone(raw: string, origin: PhoneOrigin): PhoneEntry {
  // In "+234 (0) 803 …" the bracketed digit is the one that is dialled inside the country only.
  const text = tidy(raw).replace(/(?<=\d\s?)\(0\)/, '');
  const digits = digitsOf(text);
  const prefix = /^\D*\+/.test(text) ? 0 : digits.startsWith('00') ? 2 : undefined;
  if (prefix !== undefined) {
    const found = PHONE_COUNTRIES.find(({ callingCode }) => digits.startsWith(callingCode, prefix));
    return found
      ? { origin: found.code, text: withoutCode(text, prefix + found.callingCode.length, found) }
      : { origin: 'other', text };
  }
  const country = phoneCountry(origin);
  return country && bringsItsCode(digits, country)
    ? { origin, text: withoutCode(text, country.callingCode.length, country) }
    : { origin, text };
}

const bringsItsCode = (digits: string, country: PhoneCountry) =>
  digits.startsWith(country.callingCode) && digits.length > longestNumber(country) + 1;

/**
 * The number in E.164 form, as far as it is typed: `+2290197000000`.
 *
 * @returns The empty string while there is no digit of the number itself. Whether the number is complete and exists is
 * for the server to say.
 */
export function toE164({ origin, text }: PhoneEntry): string {
  const country = phoneCountry(origin);
  const digits = digitsOf(text);
  if (!country) {
    const international = digits.startsWith('00') ? digits.slice(2) : digits;
    return international && `+${international.slice(0, LONGEST)}`;
  }
  const { callingCode, trunk } = country;
  const national = trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  return national && `+${`${callingCode}${national}`.slice(0, LONGEST)}`;
}
