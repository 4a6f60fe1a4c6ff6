import type { Contact } from '@scamguard/content/contacts';
import { completeLanguage } from '@scamguard/i18n';
import { ContactOptions, Heading, Notice, Stack } from '@scamguard/ui';
import { ExternalIcon, MailIcon, MessageIcon, PhoneIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { addressOfContact, unconfirmedNames } from './country-contacts.ts';

const ICONS = { phone: PhoneIcon, whatsapp: MessageIcon, email: MailIcon, web: ExternalIcon } as const;

/** Where to complain beside calling; it says what is not confirmed, and where there is nothing. */
export function FirstAidContacts({ contacts }: { contacts: readonly Contact[] }) {
  const { t, language } = useLanguage();
  if (contacts.length === 0) return <Notice tone="neutral">{t('urgence.noContact')}</Notice>;
  const written = contacts.filter(({ kind }) => kind !== 'phone');
  const unconfirmed = unconfirmedNames(contacts);
  return (
    <Stack gap="small">
      {unconfirmed.length > 0 && (
        <Notice tone="neutral">{t('urgence.unconfirmed', { names: unconfirmed.join(', ') })}</Notice>
      )}
      {written.length > 0 && (
        <>
          <Heading level={2} size="title">
            {t('urgence.contacts')}
          </Heading>
          <ContactOptions
            options={written.map((contact) => ({
              id: contact.value,
              icon: ICONS[contact.kind],
              label: contact.name,
              value: `${contact.use[completeLanguage(language)]} ${contact.value}`,
              href: addressOfContact(contact),
            }))}
          />
        </>
      )}
    </Stack>
  );
}
