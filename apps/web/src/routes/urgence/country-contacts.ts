import { CONTACTS, type Contact } from '@scamguard/content/contacts';

const SCHEMES: Readonly<Record<Contact['kind'], (value: string) => string>> = {
  phone: (value) => `tel:${value}`,
  whatsapp: (value) => `https://wa.me/${value.replace(/\D/g, '')}`,
  email: (value) => `mailto:${value}`,
  web: (value) => value,
};

/** Whom to turn to in a country, in the order of use. */
export function contactsIn(country: string): readonly Contact[] {
  return (CONTACTS[country] ?? []).filter(({ purpose }) => purpose !== 'personal-data');
}

/** Those whose contacts agree in several public sources, but were not read on a page of their own: the visitor is told. */
export function unconfirmedNames(contacts: readonly Contact[]): readonly string[] {
  return [...new Set(contacts.filter(({ status }) => status !== 'verified').map(({ name }) => name))];
}

/** Where a touch on a contact leads. */
export function addressOfContact({ kind, value }: Contact): string {
  return SCHEMES[kind](value);
}
