import { AlertList, Stack, TextLink } from '@scamguard/ui';
import { GoIcon } from '@scamguard/ui/icons';
import { useAlerts } from '../../keep-informed/use-alerts.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** The titles of the newest alerts, beside what people report. */
export function RecentAlerts() {
  const { t } = useLanguage();
  const { data: alerts, error, mutate, isValidating } = useAlerts();
  const all = { label: t('alerts.all'), href: linkTo('/alerts') };
  return (
    <Stack gap="small">
      <AlertList
        appearance="compact"
        heading={t('alerts.heading')}
        loadingLabel={t('alerts.loading')}
        emptyText={t('alerts.none')}
        more={all}
        {...(error &&
          !isValidating && {
            failure: {
              title: t('alerts.failed'),
              retry: { label: t('site.retry'), onRetry: () => void mutate() },
            },
          })}
        {...(alerts && {
          alerts: alerts.map(({ id, title, description, severity, timeAgo }) => ({
            id,
            title,
            description,
            severity,
            severityLabel: t(`alerts.severity.${severity}`),
            timeAgo: t('alerts.published', { when: timeAgo }),
          })),
        })}
      />
      <TextLink href={all.href} standing="alone" icon={GoIcon}>
        {all.label}
      </TextLink>
    </Stack>
  );
}
