import { EmergencyButton, Heading, Inline, LinkButton, Stack, Text } from '@scamguard/ui';
import { AlertIcon, ReportIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** Reports of the community, and the ways to add to them or to get help. */
export function HomeReports() {
  const { t } = useLanguage();
  return (
    <Stack as="section" gap="large">
      <Stack gap="small">
        <Heading level={2}>{t('home.reports.heading')}</Heading>
        <Text>{t('home.reports.text')}</Text>
      </Stack>
      <Inline>
        <LinkButton href={linkTo('/report')} width="fullOnPhone" icon={ReportIcon}>
          {t('home.reports.report')}
        </LinkButton>
        <LinkButton
          href={linkTo('/instant-arnaque')}
          variant="secondary"
          width="fullOnPhone"
          icon={AlertIcon}
        >
          {t('home.reports.latest')}
        </LinkButton>
      </Inline>
      <EmergencyButton
        href={linkTo('/urgence')}
        label={t('home.reports.emergency')}
        hint={t('home.reports.emergencyHint')}
      />
    </Stack>
  );
}
