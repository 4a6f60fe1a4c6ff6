import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';
import { Container, ErrorState, Heading, ResultPanelSkeleton, Stack, Text, VerifyForm } from '@scamguard/ui';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../language/language-context.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useChecks } from './use-checks.ts';
import { kindInAddress, verifyKinds } from './verify-kinds.ts';
import { VerifyResult } from './verify-result.tsx';

export default function VerifyScreen() {
  const { t } = useLanguage();
  const { values, setValue, checks, check } = useChecks();
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const kinds = useMemo(() => verifyKinds(t), [t]);

  const answer = (kind: ItemKind): ReactNode => {
    const { data, error, isMutating } = checks[kind];
    if (isMutating) return <ResultPanelSkeleton label={t('verify.busy')} />;
    if (error) {
      return (
        <ErrorState
          title={t('verify.failure.title')}
          retry={{ label: t('verify.failure.retry'), onRetry: () => check(kind) }}
        >
          {t('verify.failure.text')}
        </ErrorState>
      );
    }
    return data && <VerifyResult kind={kind} result={data} />;
  };

  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1} size="headline">
            {t('verify.title')}
          </Heading>
          <Text size="lead">{t('verify.lead')}</Text>
        </Stack>
        <VerifyForm
          label={t('verify.tabs')}
          helpTitle={t('verify.helpHeading')}
          busyLabel={t('verify.busy')}
          kinds={kinds}
          kind={isHydrated ? kindInAddress(search) : 'link'}
          onKindChange={(kind) => setSearch({ tab: kind }, { replace: true, preventScrollReset: true })}
          values={values}
          onValueChange={setValue}
          busy={ITEM_KINDS.filter((kind) => checks[kind].isMutating)}
          onSubmit={check}
          results={Object.fromEntries(ITEM_KINDS.map((kind) => [kind, answer(kind)]))}
        />
      </Stack>
    </Container>
  );
}
