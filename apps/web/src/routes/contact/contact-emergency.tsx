import { ORGANISATION } from '@scamguard/content/organisation';
import { Card, EmergencyButton, Heading, Inline, LinkButton, Stack, Text } from '@scamguard/ui';
import { MailIcon, MessageIcon, PhoneIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { messageFormPath } from '../../messages/message-form-place.ts';
import { whatsappLink } from '../../messages/ways-to-write.ts';
import { linkTo } from '../../screen/links.ts';

/** Help at once: by telephone and WhatsApp where the operator has them, else by message; first aid for people who have paid. */
export function ContactEmergency() {
  const { t } = useLanguage();
  const { phone, whatsapp } = ORGANISATION.contact;
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2}>{t('contact.emergency.heading')}</Heading>
        {ORGANISATION.emergencyIsAlwaysOpen && <Text>{t('contact.emergency.always')}</Text>}
        {!phone && !whatsapp && <Text>{t('contact.emergency.nobody')}</Text>}
        <Inline>
          {phone && (
            <LinkButton href={`tel:${phone}`} icon={PhoneIcon} width="fullOnPhone">
              {t('contact.emergency.call')}
            </LinkButton>
          )}
          {whatsapp && (
            <LinkButton
              href={whatsappLink(whatsapp)}
              variant="secondary"
              icon={MessageIcon}
              width="fullOnPhone"
            >
              {t('contact.emergency.whatsapp')}
            </LinkButton>
          )}
          {!phone && !whatsapp && (
            <LinkButton href={messageFormPath()} variant="secondary" icon={MailIcon} width="fullOnPhone">
              {t('footer.writeToUs')}
            </LinkButton>
          )}
        </Inline>
        <EmergencyButton
          href={linkTo('/urgence')}
          label={t('nav.emergency')}
          hint={t('contact.emergency.sentMoneyHint')}
        />
      </Stack>
    </Card>
  );
}
