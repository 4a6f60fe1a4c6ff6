import { PAGE_SIZE } from '@scamguard/contracts/limits';
import {
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadMore,
  PageHeader,
  ScamCard,
  ScamCardSkeleton,
  Stack,
  Text,
  TextLink,
} from '@scamguard/ui';
import { ReportIcon, SearchIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { describeScam } from '../../reports/describe-scam.ts';
import { linkTo } from '../../screen/links.ts';
import { RecentAlerts } from './recent-alerts.tsx';
import { FIRST_PART, useLatestScams } from './use-latest-scams.ts';

export default function LatestScamsScreen() {
  const { t } = useLanguage();
  const [isLonger, setIsLonger] = useState(false);
  const first = useLatestScams(FIRST_PART);
  const longer = useLatestScams(isLonger ? PAGE_SIZE.max : null);
  const scams = longer.data ?? first.data;
  const isFailed = first.error && !first.isValidating;
  const count = scams?.length ?? 0;
  const mayHaveMore = count === FIRST_PART && !longer.data;

  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader title={t('latestScams.heading')} lead={t('latestScams.lead')}>
          <TextLink href={linkTo('/report', { tab: 'search' })} standing="alone" icon={SearchIcon}>
            {t('latestScams.search')}
          </TextLink>
        </PageHeader>
        {isFailed && (
          <ErrorState
            title={t('latestScams.failed')}
            retry={{ label: t('site.retry'), onRetry: () => void first.mutate() }}
          >
            {t('latestScams.failedHint')}
          </ErrorState>
        )}
        {!isFailed && !scams && (
          <>
            <Text tone="muted">{t('latestScams.loading')}</Text>
            <ScamCardSkeleton />
            <ScamCardSkeleton />
          </>
        )}
        {scams?.length === 0 && (
          <EmptyState
            title={t('latestScams.none')}
            action={
              <LinkButton href={linkTo('/report')} icon={ReportIcon} width="fullOnPhone">
                {t('latestScams.report')}
              </LinkButton>
            }
          >
            {t('latestScams.noneHint')}
          </EmptyState>
        )}
        {scams?.map((scam) => (
          <ScamCard key={scam.id} {...describeScam(scam, t)} headingLevel={2} />
        ))}
        {count > 0 && (
          <LoadMore
            position={count === 1 ? t('latestScams.shownOne') : t('latestScams.shownMany', { count })}
            label={t('latestScams.more')}
            busyLabel={t('latestScams.busy')}
            busy={longer.isLoading}
            {...(mayHaveMore && {
              onMore: () => (longer.error ? void longer.mutate() : setIsLonger(true)),
            })}
            {...(longer.error && {
              failure: { text: t('latestScams.failedHint'), retryLabel: t('site.retry') },
            })}
          />
        )}
        <RecentAlerts />
      </Stack>
    </Container>
  );
}
