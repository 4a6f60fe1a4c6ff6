import { BENIN } from './benin.ts';
import { BURKINA_FASO } from './burkina-faso.ts';
import type { Contact } from './contact.ts';
import { GHANA } from './ghana.ts';
import { NIGERIA } from './nigeria.ts';
import { SENEGAL } from './senegal.ts';
import { TOGO } from './togo.ts';

export type { Contact, ContactPurpose, ContactStatus } from './contact.ts';

/**
 * Whom to turn to, by ISO 3166-1 country, the most useful first. A country that is missing, or has an empty list, has
 * no contact that is proven well enough: send its people to the nearest police station.
 *
 * No authority's page was opened live when this was collected (2026). Before a launch, call or open every one.
 */
export const CONTACTS: Readonly<Record<string, readonly Contact[]>> = {
  BJ: BENIN,
  CI: [],
  SN: SENEGAL,
  GH: GHANA,
  TG: TOGO,
  BF: BURKINA_FASO,
  ML: [],
  NE: [],
  NG: NIGERIA,
};
