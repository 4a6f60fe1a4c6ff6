import type { Contact } from '@scamguard/content/contacts';
import { Stack } from '@scamguard/ui';
import { ContactCard } from './contact-card.tsx';

/** Contacts one below the other. */
export const ContactList = ({ contacts }: { contacts: readonly Contact[] }) => (
  <Stack gap="small">
    {contacts.map((contact) => (
      <ContactCard key={`${contact.kind}:${contact.value}`} contact={contact} />
    ))}
  </Stack>
);
