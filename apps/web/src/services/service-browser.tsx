import { SEARCH_MAX_LENGTH } from '@scamguard/contracts/limits';
import { Container, Grid, PageHeader, SearchField, Select, Stack, TabPanel, Tabs, Text } from '@scamguard/ui';
import { ReportIcon, VerifiedIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLanguage } from '../language/language-context.ts';
import { useRegions } from '../regions/use-regions.ts';
import { linkTo } from '../screen/links.ts';
import { ServiceList } from './service-list.tsx';

const TYPES = ['trusted', 'flagged'] as const;
const ICONS = { trusted: VerifiedIcon, flagged: ReportIcon };

interface ServiceBrowserProps {
  heading: string;
  /** The open tab. */
  type: (typeof TYPES)[number];
}

/** Services, by what the community thinks of them, by region, by words. */
export function ServiceBrowser({ heading, type }: ServiceBrowserProps) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const region = query.get('region') ?? '';
  const search = query.get('search') ?? '';
  const [text, setText] = useState(search);
  const regions = useRegions();

  const show = (changes: Readonly<Record<string, string>>) => {
    const wanted = { tab: type, region, search, ...changes };
    const filled = Object.entries(wanted).filter(([, value]) => value !== '');
    navigate(`${linkTo('/community')}?${new URLSearchParams(filled)}`, { replace: true });
  };

  return (
    <Container spacing="page">
      <Stack gap="large">
        <PageHeader title={heading} lead={t('community.lead')}>
          <Text size="small" tone="muted">
            {t('community.samplesNote')}
          </Text>
        </PageHeader>
        <Grid column="wide">
          <SearchField
            label={t('community.search')}
            submitLabel={t('community.submit')}
            action={linkTo('/community')}
            value={text}
            onValueChange={setText}
            compact
            onSearch={(value) => show({ search: value.trim() })}
            maxLength={SEARCH_MAX_LENGTH}
          />
          <Select
            label={t('community.region')}
            options={[{ value: '', label: t('community.allRegions') }, ...regions]}
            value={region}
            onChange={(event) => show({ region: event.currentTarget.value })}
          />
        </Grid>
        <Stack gap="large">
          <Tabs
            label={t('community.tabs')}
            items={TYPES.map((value) => ({ value, label: t(`community.${value}`), icon: ICONS[value] }))}
            value={type}
            onValueChange={(value) => show({ tab: value })}
          >
            {TYPES.map((each) => (
              <TabPanel key={each} value={each}>
                <ServiceList filters={{ type: each, region, search }} />
              </TabPanel>
            ))}
          </Tabs>
        </Stack>
      </Stack>
    </Container>
  );
}
