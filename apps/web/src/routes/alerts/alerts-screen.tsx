import {
  AlertCard,
  Container,
  EmptyState,
  ErrorState,
  LessonCardSkeletons,
  LinkButton,
  PageHeader,
  Stack,
  TextLink,
} from '@scamguard/ui';
import { VerifyIcon } from '@scamguard/ui/icons';
import { useAlerts } from '../../keep-informed/use-alerts.ts';
import { useLanguage } from '../../language/language-context.ts';
import { useHasChannels } from '../../messages/use-has-channels.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

/** How many alerts wait. Source: specification, section 9. */
const PLACEHOLDERS = 2;

export default function AlertsScreen() {
  const { t } = useLanguage();
  const { data: alerts, error, mutate, isValidating } = useAlerts();
  const hasChannels = useHasChannels();
  const isFailed = error && !isValidating;
  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader title={t('alerts.heading')} lead={t('alerts.lead')} />
        {isFailed && (
          <ErrorState
            title={t('alerts.failed')}
            retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
          />
        )}
        {!isFailed && !alerts && <LessonCardSkeletons label={t('alerts.loading')} count={PLACEHOLDERS} />}
        {alerts?.length === 0 && (
          <EmptyState
            title={t('alerts.none')}
            action={
              <LinkButton
                href={linkTo('/verify', { tab: 'conversation' })}
                icon={VerifyIcon}
                width="fullOnPhone"
              >
                {t('alerts.verify')}
              </LinkButton>
            }
          >
            {t('alerts.noneHint')}
          </EmptyState>
        )}
        {alerts?.map(({ id, title, description, severity, timeAgo, source }) => (
          <AlertCard
            key={id}
            title={title}
            description={description}
            severity={severity}
            severityLabel={t(`alerts.severity.${severity}`)}
            timeAgo={t('alerts.published', { when: timeAgo })}
            headingLevel={2}
            source={{ label: t('alerts.source', { name: source.name }), href: source.url }}
            listen={<ReadAloud text={`${title}. ${description}`} variant="quiet" />}
          />
        ))}
        {hasChannels && (
          <TextLink href={linkTo('/partout')} standing="alone">
            {t('alerts.everywhere')}
          </TextLink>
        )}
      </Stack>
    </Container>
  );
}
