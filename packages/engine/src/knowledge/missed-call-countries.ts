import { words } from './words.ts';

/**
 * Countries that an authority names for swindles by missed call, by their ISO codes. Few of our visitors know somebody there.
 * Sources: Federal Trade Commission of the United States (islands of the Caribbean), read November 2026; ARPCE Congo (Seychelles, Latvia),
 * read July 2026.
 */
export const MISSED_CALL_COUNTRIES_OF_AUTHORITIES: ReadonlySet<string> = new Set(
  words('AG DM DO GD JM MS TC VG SC LV'),
);

/**
 * Country codes from which swindles by missed call were reported in the press alone. Weak: most calls from there are honest.
 * Neighbours of our visitors (+222, +224, +232, +235, +239, +243) are left out. Source: telcheck.fr, internapoli.it, quickheal.com,
 * read July 2026.
 */
export const MISSED_CALL_COUNTRIES: ReadonlySet<string> = new Set(
  words('216 252 255 269 218 53 370 373 375 376 381 382 383 389 509 678 685'),
);

/** French numbers that only telephone marketing may use. Source: ARCEP, decision 2022-1583. */
export const FRENCH_MARKETING_PREFIXES: readonly string[] = words(
  '162 163 270 271 377 378 424 425 568 569 948 949 9475 9476 9477 9478 9479',
);
