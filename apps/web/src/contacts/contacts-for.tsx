import type { ContactPurpose } from '@scamguard/content/contacts';
import type { ReactNode } from 'react';
import { ContactList } from './contact-list.tsx';
import { contactsFor } from './country-contacts.ts';
import { useContacts } from './use-contacts.ts';

interface ContactsForProps {
  purposes: readonly ContactPurpose[];
  country: string;
  /** Where there is none. */
  none?: ReactNode;
}

/** A country's contacts for some purposes. */
export function ContactsFor({ purposes, country, none }: ContactsForProps) {
  const contacts = contactsFor(purposes, useContacts(country));
  return contacts.length === 0 ? none : <ContactList contacts={contacts} />;
}
