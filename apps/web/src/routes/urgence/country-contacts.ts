import { CONTACTS, type Contact } from '@scamguard/content/contacts';

const SCHEMES: Readonly<Record<Contact['kind'], (value: string) => string>> = {
  phone: (value) => `tel:${value}`,
  whatsapp: (value) => `https://wa.me/${value.replace(/\D/g, '')}`,
  email: (value) => `mailto:${value}`,
  web: (value) => value,
};

/** Whom to turn to in a country: only what an authority's page or two independent sources have confirmed. */
export function contactsIn(country: string): readonly Contact[] {
  return (CONTACTS[country] ?? []).filter(
    ({ status, purpose }) => status === 'verified' && purpose !== 'personal-data',
  );
}

/** Where a touch on a contact leads. */
export function addressOfContact({ kind, value }: Contact): string {
  return SCHEMES[kind](value);
}
