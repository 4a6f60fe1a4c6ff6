import {
  EssentialServiceCard,
  EssentialServiceCards,
  Grid,
  Heading,
  LinkButton,
  Stack,
  Text,
} from '@scamguard/ui';
import {
  AlertIcon,
  ChatIcon,
  ConversationIcon,
  LinkIcon,
  PhoneIcon,
  ProfileIcon,
  VerifyIcon,
} from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** In this order, because links and numbers are what most people bring. */
const DIRECT = [
  { kind: 'link', icon: LinkIcon },
  { kind: 'number', icon: PhoneIcon },
  { kind: 'conversation', icon: ConversationIcon },
  { kind: 'profile', icon: ProfileIcon },
] as const;

/** The three things that most people come for, and the four ways straight to a check. */
export function HomeServices() {
  const { t } = useLanguage();
  const card = (name: 'verify' | 'assistant' | 'alerts', href: string, icon: typeof VerifyIcon) => (
    <EssentialServiceCard
      icon={icon}
      title={t(`home.services.${name}.title`)}
      action={{ label: t(`home.services.${name}.action`), href }}
    >
      {t(`home.services.${name}.text`)}
    </EssentialServiceCard>
  );
  return (
    <Stack as="section" gap="large">
      <Heading level={2}>{t('home.services.heading')}</Heading>
      <EssentialServiceCards>
        {card('verify', linkTo('/verify'), VerifyIcon)}
        {card('assistant', linkTo('/chatbot'), ChatIcon)}
        {card('alerts', linkTo('/alerts'), AlertIcon)}
      </EssentialServiceCards>
      <Stack gap="small">
        <Text weight="bold">{t('home.services.direct')}</Text>
        <Grid column="tile" gap="small">
          {DIRECT.map(({ kind, icon }) => (
            <LinkButton
              key={kind}
              href={linkTo('/verify', { tab: kind })}
              variant="secondary"
              width="full"
              icon={icon}
            >
              {t(`home.services.${kind}`)}
            </LinkButton>
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
