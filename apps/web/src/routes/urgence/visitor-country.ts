import { CONTACTS } from '@scamguard/content/contacts';

/** Countries whose contacts are collected, by ISO 3166-1. */
export const COUNTRIES = Object.keys(CONTACTS);

/** Where nothing is known of the visitor. Source: specification, section 1: regions resemble Benin. */
export const DEFAULT_COUNTRY = 'BJ';

/** Time zones by the capital or largest city they are named for. Source: IANA time zone database. */
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'Africa/Porto-Novo': 'BJ',
  'Africa/Abidjan': 'CI',
  'Africa/Dakar': 'SN',
  'Africa/Accra': 'GH',
  'Africa/Lome': 'TG',
  'Africa/Ouagadougou': 'BF',
  'Africa/Bamako': 'ML',
  'Africa/Niamey': 'NE',
  'Africa/Lagos': 'NG',
  'Africa/Conakry': 'GN',
  'Africa/Douala': 'CM',
};

/** The country that the visitor's clock suggests. It is a guess that the visitor can correct. */
export function guessedCountry(): string {
  return countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The country of a time zone; the default one where it is none of ours. */
export function countryOfZone(zone: string): string {
  return COUNTRY_OF_ZONE[zone] ?? DEFAULT_COUNTRY;
}
