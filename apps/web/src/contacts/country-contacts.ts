import {
  CONTACTS,
  type Contact,
  type ContactPurpose,
  contactsOfOperator,
  EVERYWHERE,
  type OperatorId,
} from '@scamguard/content/contacts';

/** Whom to turn to in a country for some purposes, in the order of the purposes. What works everywhere comes last. */
export function contactsFor(
  purposes: readonly ContactPurpose[],
  country: string,
  known: Readonly<Record<string, readonly Contact[]>> = CONTACTS,
): readonly Contact[] {
  const all = [...(known[country] ?? []), ...EVERYWHERE];
  return purposes.flatMap((purpose) => all.filter((contact) => contact.purpose === purpose));
}

/** Where to complain: authorities before whoever supervises banks and operators. */
export const COMPLAINTS: readonly ContactPurpose[] = ['complaint', 'report', 'police', 'telecom', 'bank'];

/** How a customer reaches an operator; empty where nothing is proven. */
export const callsOfOperator = (
  operator: OperatorId,
  country: string,
  known: Readonly<Record<string, readonly Contact[]>> = CONTACTS,
): readonly Contact[] => contactsOfOperator([...(known[country] ?? []), ...EVERYWHERE], operator);
