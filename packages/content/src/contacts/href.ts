import type { Contact } from './contact.ts';

const ADDRESSES: Readonly<Record<Contact['kind'], (value: string) => string>> = {
  phone: (value) => `tel:${value}`,
  // A hash would begin a fragment: RFC 3966 wants it encoded.
  ussd: (value) => `tel:${value.replaceAll('#', '%23')}`,
  whatsapp: (value) => `https://wa.me/${value.replace(/\D/g, '')}`,
  email: (value) => `mailto:${value}`,
  web: (value) => value,
};

/** Where a touch on a contact leads. */
export const hrefOf = ({ kind, value }: Pick<Contact, 'kind' | 'value'>): string => ADDRESSES[kind](value);
