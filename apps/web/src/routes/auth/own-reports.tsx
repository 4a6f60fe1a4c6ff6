import { EmptyState, ErrorState, Heading, LinkButton, ScamCardSkeleton, Stack, Text } from '@scamguard/ui';
import { ReportIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { OwnReportCard } from './own-report-card.tsx';
import { MOST_OWN_REPORTS, useOwnReports } from './use-own-reports.ts';

/** The person's reports while signed in, and their state. */
export function OwnReports() {
  const { t } = useLanguage();
  const { data: reports, error, isValidating, mutate } = useOwnReports();
  const isFailed = error && !isValidating;
  return (
    <Stack as="section" gap="medium" aria-labelledby="signalements">
      <Heading level={2} id="signalements">
        {t('auth.account.reports.title')}
      </Heading>
      {isFailed && (
        <ErrorState
          title={t('auth.account.reports.failed')}
          headingLevel={3}
          retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
        >
          {t('auth.account.reports.failedHint')}
        </ErrorState>
      )}
      {!isFailed && !reports && (
        <>
          <Text tone="muted">{t('auth.account.reports.loading')}</Text>
          <ScamCardSkeleton />
        </>
      )}
      {reports?.length === 0 && (
        <EmptyState
          title={t('auth.account.reports.none')}
          headingLevel={3}
          action={
            <LinkButton href={linkTo('/report')} icon={ReportIcon} width="fullOnPhone">
              {t('auth.account.reports.report')}
            </LinkButton>
          }
        >
          {t('auth.account.reports.noneHint')}
        </EmptyState>
      )}
      {reports?.map((report) => (
        <OwnReportCard key={report.id} report={report} />
      ))}
      {reports?.length === MOST_OWN_REPORTS && (
        <Text tone="muted">{t('auth.account.reports.newest', { count: MOST_OWN_REPORTS })}</Text>
      )}
    </Stack>
  );
}
