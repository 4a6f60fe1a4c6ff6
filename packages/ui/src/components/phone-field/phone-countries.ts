/**
 * The countries of the region and how their numbers are written. Benin comes first.
 *
 * Source: ITU E.164 assignments and the national numbering plans, as in Google's libphonenumber metadata (2026-07).
 */
export const PHONE_COUNTRIES = [
  { code: 'BJ', callingCode: '229', groups: [2, 2, 2, 2, 2], formerly: 8 },
  { code: 'BF', callingCode: '226', groups: [2, 2, 2, 2] },
  { code: 'CI', callingCode: '225', groups: [2, 2, 2, 2, 2] },
  { code: 'GH', callingCode: '233', groups: [2, 3, 4], trunk: '0' },
  { code: 'ML', callingCode: '223', groups: [2, 2, 2, 2] },
  { code: 'NE', callingCode: '227', groups: [2, 2, 2, 2] },
  { code: 'NG', callingCode: '234', groups: [3, 3, 4], trunk: '0' },
  { code: 'SN', callingCode: '221', groups: [2, 3, 2, 2] },
  { code: 'TG', callingCode: '228', groups: [2, 2, 2, 2] },
] as const satisfies readonly PhoneCountry[];

/** How a country's numbers are written. */
export interface PhoneCountry {
  /** ISO 3166-1. */
  readonly code: string;
  /** Without the plus sign. */
  readonly callingCode: string;
  /** How the digits after the calling code are grouped; together the longest number there is. */
  readonly groups: readonly number[];
  /** The digit that is dialled before a number inside the country only. */
  readonly trunk?: string;
  /** How many digits numbers had before the last change; people still write them so. */
  readonly formerly?: number;
}

/** ISO 3166-1 code of a country of the region. */
export type PhoneCountryCode = (typeof PHONE_COUNTRIES)[number]['code'];

/** A country of the region, or any other: its numbers are typed with their calling code. */
export type PhoneOrigin = PhoneCountryCode | 'other';

/** The known facts about a country's numbers; undefined for `other`. */
export function phoneCountry(origin: PhoneOrigin): PhoneCountry | undefined {
  return PHONE_COUNTRIES.find(({ code }) => code === origin);
}

/** How many digits a number has after its calling code, and how many it should have. */
export interface WrongDigits {
  readonly count: number;
  readonly wanted: number;
}

/**
 * Whether a number of the region is too long or too short.
 *
 * @param number with its calling code: `+2290197000000`
 * @returns nothing where it is right, and of countries elsewhere.
 */
export function wrongDigits(number: string): WrongDigits | undefined {
  const digits = number.replaceAll(/\D/g, '');
  const country: PhoneCountry | undefined = PHONE_COUNTRIES.find(({ callingCode }) =>
    digits.startsWith(callingCode),
  );
  if (!country) return undefined;
  const count = digits.length - country.callingCode.length;
  const wanted = longestNumber(country);
  return count === wanted || count === country.formerly ? undefined : { count, wanted };
}

/** How many digits the longest numbers of a country have after the calling code. */
export function longestNumber({ groups }: PhoneCountry): number {
  return groups.reduce((sum, size) => sum + size, 0);
}
