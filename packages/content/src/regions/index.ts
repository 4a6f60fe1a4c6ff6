import { BENIN } from './benin.ts';
import { BURKINA_FASO } from './burkina-faso.ts';
import { COTE_IVOIRE } from './cote-ivoire.ts';
import { GHANA } from './ghana.ts';
import { MALI } from './mali.ts';
import { NIGER } from './niger.ts';
import { NIGERIA } from './nigeria.ts';
import type { Region } from './region.ts';
import { SENEGAL } from './senegal.ts';
import { TOGO } from './togo.ts';

export type { Region } from './region.ts';

/**
 * Every region a report can come from, in the order in which it is offered: Benin first, then country by country.
 * Source: ISO 3166-2 as in pycountry (github.com/pycountry/pycountry, commit 6c2ac46a, iso3166-2.json); French names
 * of Ghana's regions and of Abuja by common use.
 */
export const REGIONS: readonly Region[] = [
  ...BENIN,
  ...COTE_IVOIRE,
  ...SENEGAL,
  ...GHANA,
  ...TOGO,
  ...BURKINA_FASO,
  ...MALI,
  ...NIGER,
  ...NIGERIA,
];
