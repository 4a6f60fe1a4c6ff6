import { AlertBanner } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { useCurrentAlerts } from './use-current-alerts.ts';

/** The first of the current alerts; hidden while they load and when there is none. */
export function HomeAlert() {
  const { t } = useLanguage();
  const { data: [alert] = [] } = useCurrentAlerts();
  return (
    <AlertBanner
      label={t('home.alert.label')}
      {...(alert && {
        alert: {
          ...alert,
          severityLabel: t(`home.alert.${alert.severity}`),
          // Some of these tricks are old: it is our warning that is new.
          timeAgo: t('home.alert.published', { when: alert.timeAgo }),
        },
      })}
      more={{ label: t('home.alert.more'), href: linkTo('/alerts') }}
    />
  );
}
