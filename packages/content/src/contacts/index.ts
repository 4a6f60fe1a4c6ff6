import { BENIN } from './benin.ts';
import { BURKINA_FASO } from './burkina-faso.ts';
import { CAMEROON } from './cameroon.ts';
import type { Contact } from './contact.ts';
import { COTE_D_IVOIRE } from './cote-d-ivoire.ts';
import { GHANA } from './ghana.ts';
import { GUINEA } from './guinea.ts';
import { MALI } from './mali.ts';
import { NIGER } from './niger.ts';
import { NIGERIA } from './nigeria.ts';
import { SENEGAL } from './senegal.ts';
import { TOGO } from './togo.ts';

export { DAYS_UNTIL_CALL, isDue } from './age.ts';
export { type Changes, keyOf, withChanges } from './changes.ts';
export type { Contact, ContactPurpose, ContactStatus } from './contact.ts';
export { EVERYWHERE } from './everywhere.ts';
export { contactsOfOperator } from './for-operator.ts';
export { hasFormOfKind } from './form.ts';
export { hrefOf } from './href.ts';
export { OPERATORS, OPERATORS_OF, type OperatorId } from './operators.ts';

/**
 * Whom to turn to, by ISO 3166-1 country, the most useful first. A country that is missing, or has an empty list, has
 * no contact that is proven well enough: send its people to the nearest police station.
 *
 * Stored copies of the sources were read (2026); nobody has called yet, and `calledAt` says so. Before a launch, call or open every one.
 */
export const CONTACTS: Readonly<Record<string, readonly Contact[]>> = {
  BJ: BENIN,
  CI: COTE_D_IVOIRE,
  SN: SENEGAL,
  GH: GHANA,
  TG: TOGO,
  BF: BURKINA_FASO,
  ML: MALI,
  NE: NIGER,
  NG: NIGERIA,
  GN: GUINEA,
  CM: CAMEROON,
};
