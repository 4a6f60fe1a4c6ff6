import { Card, Container, Heading, PageHeader, Stack, WithAside } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { MessageForm } from '../../messages/message-form.tsx';
import { MESSAGE_FORM_ID } from '../../messages/message-form-place.ts';
import { ContactEmergency } from './contact-emergency.tsx';
import { ContactOffices } from './contact-offices.tsx';
import { ContactSocial } from './contact-social.tsx';
import { OfficeMapPlace } from './office-map-place.tsx';

export default function ContactScreen() {
  const { t } = useLanguage();
  return (
    <Container spacing="page">
      <Stack gap="xlarge">
        <PageHeader title={t('contact.title')} lead={t('contact.lead')} />
        <ContactOffices />
        <ContactSocial />
        <WithAside aside={<ContactEmergency />} asideLabel={t('contact.emergency.heading')}>
          <Card as="section" id={MESSAGE_FORM_ID} aria-label={t('messages.heading')}>
            <Stack gap="medium">
              <Heading level={2}>{t('messages.heading')}</Heading>
              <MessageForm asksRegion />
            </Stack>
          </Card>
        </WithAside>
        <OfficeMapPlace />
      </Stack>
    </Container>
  );
}
