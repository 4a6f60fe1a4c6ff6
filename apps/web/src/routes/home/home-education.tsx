import { ORGANISATION } from '@scamguard/content/organisation';
import { Card, Heading, Inline, LinkButton, Stack, Text } from '@scamguard/ui';
import { LearnIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** The training programme. */
export function HomeEducation() {
  const { t } = useLanguage();
  const { months, moreConfidentPercent } = ORGANISATION.training;
  return (
    <Card as="section">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={2}>{t('home.education.heading')}</Heading>
          <Text>{t('home.education.text', { months })}</Text>
          <Text>{t('home.education.result', { percent: moreConfidentPercent })}</Text>
        </Stack>
        <Inline>
          <LinkButton href={linkTo('/learn')} variant="secondary" width="fullOnPhone" icon={LearnIcon}>
            {t('home.education.action')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
