/**
 * The countries of the region and how their numbers are written. Benin comes first.
 *
 * Source: ITU E.164 assignments and the national numbering plans, as in Google's libphonenumber metadata (2026-07).
 */
export const PHONE_COUNTRIES = [
  { code: 'BJ', callingCode: '229', digits: 10 },
  { code: 'BF', callingCode: '226', digits: 8 },
  { code: 'CI', callingCode: '225', digits: 10 },
  { code: 'GH', callingCode: '233', digits: 9, trunk: '0' },
  { code: 'ML', callingCode: '223', digits: 8 },
  { code: 'NE', callingCode: '227', digits: 8 },
  { code: 'NG', callingCode: '234', digits: 10, trunk: '0' },
  { code: 'SN', callingCode: '221', digits: 9 },
  { code: 'TG', callingCode: '228', digits: 8 },
] as const satisfies readonly PhoneCountry[];

/** How a country's numbers are written. */
export interface PhoneCountry {
  /** ISO 3166-1. */
  readonly code: string;
  /** Without the plus sign. */
  readonly callingCode: string;
  /** How many digits its longest numbers have after the calling code. */
  readonly digits: number;
  /** The digit that is dialled before a number inside the country only. */
  readonly trunk?: string;
}

/** ISO 3166-1 code of a country of the region. */
export type PhoneCountryCode = (typeof PHONE_COUNTRIES)[number]['code'];

/** A country of the region, or any other: its numbers are typed with their calling code. */
export type PhoneOrigin = PhoneCountryCode | 'other';

/** What is known about a country's numbers; nothing for `other`. */
export function phoneCountry(origin: PhoneOrigin): PhoneCountry | undefined {
  return PHONE_COUNTRIES.find(({ code }) => code === origin);
}
