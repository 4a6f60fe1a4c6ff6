import { ORGANISATION } from '@scamguard/content/organisation';
import { Heading, OfficeCard, OfficeCards, Stack } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { messageFormPath } from '../../messages/message-form-place.ts';

/** Offices that the operator has not filled in are left out. */
export function ContactOffices() {
  const { t } = useLanguage();
  const countries = new Intl.DisplayNames(t('site.locale'), { type: 'region' });
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t('contact.offices')}</Heading>
      <OfficeCards>
        {ORGANISATION.offices.map(({ id, city, country, address, phone, email }) => (
          <OfficeCard
            key={id}
            city={city}
            country={countries.of(country) ?? country}
            {...(address && { address })}
            {...(phone && { phone: { label: phone, href: `tel:${phone}` } })}
            {...(email && { email: { label: email, href: `mailto:${email}` } })}
            write={{ label: t('contact.write'), href: messageFormPath() }}
          />
        ))}
      </OfficeCards>
    </Stack>
  );
}
