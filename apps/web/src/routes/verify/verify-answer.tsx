import { isItemKind } from '@scamguard/engine/vocabulary';
import { ErrorState, ResultPanelSkeleton } from '@scamguard/ui';
import { Suspense } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import type { CheckField } from './typed-so-far.ts';
import type { useChecks } from './use-checks.ts';
import { VerifyResult } from './verdict-part.ts';

interface VerifyAnswerProps extends ReturnType<ReturnType<typeof useChecks>['answerTo']> {
  field: CheckField;
  /** `id` of the answer, for the form's fragment. */
  id?: string | undefined;
  onRetry: () => void;
}

/** The content under a field: the shape of an answer, the answer, or that there is none. */
export function VerifyAnswer({ field, id, isBusy, hasFailed, result, onRetry }: VerifyAnswerProps) {
  const { t } = useLanguage();
  const waiting = <ResultPanelSkeleton label={t('verify.busy')} />;
  if (isBusy) return waiting;
  if (hasFailed) {
    return (
      <ErrorState
        id={id}
        title={t('verify.failure.title')}
        retry={{ label: t('verify.failure.retry'), onRetry }}
      >
        {t('verify.failure.text')}
      </ErrorState>
    );
  }
  const asked = isItemKind(field) ? field : result?.readAs;
  return (
    result && (
      <Suspense fallback={waiting}>
        <VerifyResult kind={isItemKind(asked) ? asked : 'conversation'} result={result} id={id} />
      </Suspense>
    )
  );
}
