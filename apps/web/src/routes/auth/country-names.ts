import type { PhoneCountryCode } from '@scamguard/ui';

const CODES = [
  'BJ',
  'BF',
  'CI',
  'GH',
  'ML',
  'NE',
  'NG',
  'SN',
  'TG',
] as const satisfies readonly PhoneCountryCode[];

/** The countries of the telephone field in the visitor's language. */
export function countryNames(locale: string): Record<PhoneCountryCode, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(CODES.map((code) => [code, names.of(code) ?? code])) as Record<
    PhoneCountryCode,
    string
  >;
}
