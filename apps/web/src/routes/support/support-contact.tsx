import { Card, ContactOptions, Heading, Stack } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { MessageForm } from '../../messages/message-form.tsx';
import { MESSAGE_FORM_ID } from '../../messages/message-form-place.ts';
import { supportHours, waysToReachUs } from '../../messages/ways-to-write.ts';

export function SupportContact() {
  const { t } = useLanguage();
  return (
    <Stack gap="large">
      <Stack as="section" gap="medium">
        <Heading level={2}>{t('support.ways')}</Heading>
        <ContactOptions options={waysToReachUs(t)} hours={supportHours(t)} />
      </Stack>
      <Card as="section" id={MESSAGE_FORM_ID} aria-label={t('messages.heading')}>
        <Stack gap="medium">
          <Heading level={2}>{t('messages.heading')}</Heading>
          <MessageForm />
        </Stack>
      </Card>
    </Stack>
  );
}
