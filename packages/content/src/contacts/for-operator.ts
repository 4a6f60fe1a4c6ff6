import type { Contact } from './contact.ts';
import type { OperatorId } from './operators.ts';

/** Calls that get money or an account blocked, before menus that only show them. */
const ORDER = ['block', 'operator', 'menu'] as const;
type OperatorPurpose = (typeof ORDER)[number];

const isOperatorPurpose = (purpose: string): purpose is OperatorPurpose =>
  ORDER.includes(purpose as OperatorPurpose);

/** How a customer of an operator reaches it, what helps most first; empty where nothing is proven. */
export function contactsOfOperator(contacts: readonly Contact[], operator: OperatorId): readonly Contact[] {
  return contacts
    .filter(({ purpose, operators }) => isOperatorPurpose(purpose) && operators?.includes(operator))
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.purpose as OperatorPurpose) - ORDER.indexOf(other.purpose as OperatorPurpose),
    );
}
