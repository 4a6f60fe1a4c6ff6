import {
  type Contact,
  type ContactPurpose,
  contactsOfOperator,
  EVERYWHERE,
  type OperatorId,
} from '@scamguard/content/contacts';

/** The contacts for some purposes, in the order of the purposes. Contacts that work everywhere come behind the country's own. */
export function contactsFor(
  purposes: readonly ContactPurpose[],
  inCountry: readonly Contact[],
): readonly Contact[] {
  const all = [...inCountry, ...EVERYWHERE];
  return purposes.flatMap((purpose) => all.filter((contact) => contact.purpose === purpose));
}

/** The places to complain: authorities before the supervisors of banks and operators. */
export const COMPLAINTS: readonly ContactPurpose[] = ['complaint', 'report', 'police', 'telecom', 'bank'];

/** How a customer reaches an operator; empty where nothing is proven. */
export const callsOfOperator = (operator: OperatorId, inCountry: readonly Contact[]): readonly Contact[] =>
  contactsOfOperator([...inCountry, ...EVERYWHERE], operator);
