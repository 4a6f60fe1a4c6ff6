import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';
import {
  Button,
  Container,
  ErrorState,
  PageHeader,
  ResultPanelSkeleton,
  Stack,
  VerifyForm,
} from '@scamguard/ui';
import { CameraIcon } from '@scamguard/ui/icons';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { ANSWER_ID } from './answer-place.ts';
import { useChecks } from './use-checks.ts';
import { VerifyResult } from './verdict-part.ts';
import { kindInAddress, verifyKinds } from './verify-kinds.ts';

const VerifyPicture = lazyPart(() => import('./verify-picture.tsx'));

export default function VerifyScreen() {
  const { t } = useLanguage();
  const { values, setValue, answerTo, check } = useChecks();
  const [search, setSearch] = useSearchParams();
  const kinds = useMemo(() => verifyKinds(t), [t]);

  const answer = (kind: ItemKind): ReactNode => {
    const { isBusy, hasFailed, result } = answerTo(kind);
    const waiting = <ResultPanelSkeleton label={t('verify.busy')} />;
    if (isBusy) return waiting;
    if (hasFailed) {
      return (
        <ErrorState
          id={ANSWER_ID}
          title={t('verify.failure.title')}
          retry={{ label: t('verify.failure.retry'), onRetry: () => check(kind) }}
        >
          {t('verify.failure.text')}
        </ErrorState>
      );
    }
    return (
      result && (
        <Suspense fallback={waiting}>
          <VerifyResult kind={kind} result={result} />
        </Suspense>
      )
    );
  };

  const picture = (kind: ItemKind, wanted: 'link' | 'text'): ReactNode => (
    <Suspense
      fallback={
        <Button variant="quiet" icon={CameraIcon} disabled>
          {t(`verify.picture.${wanted}`)}
        </Button>
      }
    >
      <VerifyPicture wanted={wanted} onText={(text) => setValue(kind, text)} />
    </Suspense>
  );

  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader title={t('verify.title')} lead={t('verify.lead')} />
        <VerifyForm
          label={t('verify.tabs')}
          helpTitle={t('verify.helpHeading')}
          busyLabel={t('verify.busy')}
          kinds={kinds}
          kind={kindInAddress(search)}
          onKindChange={(kind) => setSearch({ tab: kind }, { replace: true })}
          values={values}
          onValueChange={setValue}
          busy={ITEM_KINDS.filter((kind) => answerTo(kind).isBusy)}
          errors={Object.fromEntries(ITEM_KINDS.map((kind) => [kind, answerTo(kind).fieldError]))}
          onSubmit={check}
          extras={{ link: picture('link', 'link'), conversation: picture('conversation', 'text') }}
          results={Object.fromEntries(ITEM_KINDS.map((kind) => [kind, answer(kind)]))}
        />
      </Stack>
    </Container>
  );
}
