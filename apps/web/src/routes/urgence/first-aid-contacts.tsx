import { Notice } from '@scamguard/ui';
import { ContactList } from '../../contacts/contact-list.tsx';
import { COMPLAINTS, contactsFor } from '../../contacts/country-contacts.ts';
import { useLanguage } from '../../language/language-context.ts';

/** Where to complain; it says where there is nothing. */
export function FirstAidContacts({ country }: { country: string }) {
  const { t } = useLanguage();
  const contacts = contactsFor(COMPLAINTS, country);
  return contacts.length === 0 ? (
    <Notice tone="neutral">{t('urgence.noContact')}</Notice>
  ) : (
    <ContactList contacts={contacts} />
  );
}
