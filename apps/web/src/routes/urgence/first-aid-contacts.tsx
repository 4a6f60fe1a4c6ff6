import { Notice } from '@scamguard/ui';
import { ContactsFor } from '../../contacts/contacts-for.tsx';
import { COMPLAINTS } from '../../contacts/country-contacts.ts';
import { useLanguage } from '../../language/language-context.ts';

/** The contacts for a complaint. If there are none, it says so. */
export function FirstAidContacts({ country }: { country: string }) {
  const { t } = useLanguage();
  return (
    <ContactsFor
      purposes={COMPLAINTS}
      country={country}
      none={<Notice tone="neutral">{t('urgence.noContact')}</Notice>}
    />
  );
}
