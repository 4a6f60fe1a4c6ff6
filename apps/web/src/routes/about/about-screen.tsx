import { ORGANISATION } from '@scamguard/content/organisation';
import { CallToAction, Container, Heading, Inline, PageHeader, Stack, Text, TextLink } from '@scamguard/ui';
import { CommunityIcon, NewIcon, VerifiedIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { messageFormPath } from '../../messages/message-form-place.ts';
import { linkTo } from '../../screen/links.ts';
import { AboutGoals } from './about-goals.tsx';
import { AboutPeople } from './about-people.tsx';
import { AboutValues } from './about-values.tsx';

export default function AboutScreen() {
  const { t } = useLanguage();
  return (
    <Container spacing="page">
      <Stack gap="xlarge">
        <PageHeader title={t('about.title')} lead={t('about.lead')} />
        <Stack as="section" gap="small">
          <Heading level={2}>{t('about.mission.heading')}</Heading>
          <Text>{t('about.mission.text', { year: ORGANISATION.foundedIn })}</Text>
          <Inline>
            <TextLink href={linkTo('/evaluation')} standing="alone" icon={VerifiedIcon}>
              {t('about.evaluation')}
            </TextLink>
            <TextLink href={linkTo('/partners')} standing="alone" icon={CommunityIcon}>
              {t('about.widgets')}
            </TextLink>
          </Inline>
        </Stack>
        <AboutGoals />
        <AboutValues />
        <AboutPeople />
        <CallToAction
          title={t('about.action.heading')}
          actions={[
            { label: t('about.action.partner'), href: messageFormPath('partner'), icon: CommunityIcon },
            { label: t('about.action.join'), href: messageFormPath('join'), icon: NewIcon },
          ]}
        >
          {t('about.action.text')}
        </CallToAction>
      </Stack>
    </Container>
  );
}
