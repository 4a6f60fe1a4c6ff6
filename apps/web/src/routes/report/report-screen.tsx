import { Container, PageHeader, ScamCardSkeleton, Stack, TabPanel, Tabs, WithAside } from '@scamguard/ui';
import { ReportIcon, SearchIcon } from '@scamguard/ui/icons';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { forgetForReport, readForReport } from '../../reports/report-prefill.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { NewReport } from './new-report.tsx';
import { PostedReportContext } from './posted-report.ts';
import { SearchUnavailable } from './search-unavailable.tsx';

const ReportAdvice = lazyPart(() => import('./report-advice.tsx'));
const SearchReports = lazy(() =>
  import('./search-reports.tsx').catch(() => ({ default: SearchUnavailable })),
);

export default function ReportScreen() {
  const { t } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const searched = query.get('search')?.trim() ?? '';
  const tab = query.get('tab') === 'search' || searched !== '' ? 'search' : 'new';
  const [count, setCount] = useState(0);
  const posted = use(PostedReportContext);
  const [prefill] = useState(() => (typeof window === 'undefined' ? undefined : readForReport(query)));
  useEffect(forgetForReport, []);

  const open = (next: 'new' | 'search') => {
    setCount(count + 1);
    setQuery(next === 'search' ? { tab: next } : {}, { replace: true });
  };

  return (
    <Container spacing="page">
      <Stack gap="large">
        <PageHeader title={t('report.title')} lead={t('report.lead')} />
        <WithAside
          asideLabel={t('report.aside')}
          aside={
            <Suspense>
              <ReportAdvice />
            </Suspense>
          }
        >
          <Stack gap="large">
            <Tabs
              label={t('report.tabs')}
              items={[
                { value: 'new', label: t('report.newTab'), icon: ReportIcon },
                { value: 'search', label: t('report.searchTab'), icon: SearchIcon },
              ]}
              value={tab}
              onValueChange={open}
            >
              <TabPanel value="new">
                <Stack gap="large">
                  {/* Only the first form is filled in with what was checked or posted. */}
                  <NewReport
                    key={count}
                    prefill={count === 0 ? prefill : undefined}
                    posted={count === 0 ? posted : undefined}
                    onAgain={() => open('new')}
                  />
                </Stack>
              </TabPanel>
              <TabPanel value="search">
                <Suspense fallback={<ScamCardSkeleton />}>
                  <SearchReports
                    searched={searched}
                    onSearch={(search) => setQuery({ tab: 'search', search }, { replace: true })}
                  />
                </Suspense>
              </TabPanel>
            </Tabs>
          </Stack>
        </WithAside>
      </Stack>
    </Container>
  );
}
