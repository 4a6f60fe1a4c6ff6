import { ANYTHING_FIELD } from '@scamguard/contracts/checks';
import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';
import { Button, Container, Inline, PageHeader, Stack, TellBox, VerifyForm } from '@scamguard/ui';
import { CameraIcon, ListenIcon } from '@scamguard/ui/icons';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { ANSWER_ID, TELL_BOX_ACTION } from './answer-place.ts';
import type { CheckField } from './typed-so-far.ts';
import { useChecks } from './use-checks.ts';
import { VerifyAnswer } from './verify-answer.tsx';
import { kindInAddress, verifyKinds } from './verify-kinds.ts';

const VerifyPicture = lazyPart(() => import('./verify-picture.tsx'));
const ListenToForm = lazyPart(() => import('./listen-to-form.tsx'));
const TellTools = lazyPart(() => import('./tell-tools.tsx'));

/** Stands where the button will be that takes a picture in. */
const waiting = (label: string) => (
  <Button variant="quiet" icon={CameraIcon} disabled>
    {label}
  </Button>
);

export default function VerifyScreen() {
  const { t } = useLanguage();
  const { values, setValue, append, sharedPicture, answerTo, check, postedKind } = useChecks();
  /**
   * The kind of the posted text. It may differ from the kind in the address. Until another tab is opened, the posted one counts.
   */
  const [posted, setPosted] = useState(postedKind);
  const [search, setSearch] = useSearchParams();
  const kinds = useMemo(() => verifyKinds(t), [t]);
  const addToBox = useCallback((text: string) => append(ANYTHING_FIELD, text), [append]);
  const anything = answerTo(ANYTHING_FIELD);

  const answer = (field: CheckField, id?: string): ReactNode => {
    const state = answerTo(field);
    const isThere = state.isBusy || state.hasFailed || state.result !== undefined;
    return isThere && <VerifyAnswer {...state} field={field} id={id} onRetry={() => check(field)} />;
  };
  const picture = (kind: ItemKind, wanted: 'link' | 'text'): ReactNode => (
    <Suspense fallback={waiting(t(`verify.picture.${wanted}`))}>
      <VerifyPicture wanted={wanted} onText={(text) => setValue(kind, text)} />
    </Suspense>
  );

  const waitingToListen = (
    <Button variant="quiet" icon={ListenIcon} disabled>
      {t('site.play')}
    </Button>
  );

  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader title={t('verify.title')} lead={t('verify.lead')} />
        <TellBox
          label={t('door.label')}
          action={TELL_BOX_ACTION}
          name={ANYTHING_FIELD}
          submitLabel={t('door.submit')}
          busyLabel={t('verify.busy')}
          value={values[ANYTHING_FIELD]}
          onValueChange={(value) => setValue(ANYTHING_FIELD, value)}
          onSubmit={() => check(ANYTHING_FIELD)}
          busy={anything.isBusy}
          error={anything.fieldError}
          tools={
            <Suspense fallback={waiting(t('door.picture'))}>
              <TellTools shared={sharedPicture} onText={addToBox} />
            </Suspense>
          }
        />
        {answer(ANYTHING_FIELD)}
        <VerifyForm
          label={t('verify.tabs')}
          helpTitle={t('verify.helpHeading')}
          busyLabel={t('verify.busy')}
          kinds={kinds}
          kind={posted ?? kindInAddress(search)}
          onKindChange={(kind) => {
            setPosted(undefined);
            setSearch({ tab: kind }, { replace: true });
          }}
          values={values}
          onValueChange={setValue}
          busy={ITEM_KINDS.filter((kind) => answerTo(kind).isBusy)}
          errors={Object.fromEntries(ITEM_KINDS.map((kind) => [kind, answerTo(kind).fieldError]))}
          onSubmit={check}
          extras={Object.fromEntries(
            ITEM_KINDS.map((kind) => [
              kind,
              <Inline key={kind}>
                <Suspense fallback={waitingToListen}>
                  <ListenToForm kind={kind} others={ITEM_KINDS.filter((other) => other !== kind)} />
                </Suspense>
                {kind === 'link' && picture('link', 'link')}
                {kind === 'conversation' && picture('conversation', 'text')}
              </Inline>,
            ]),
          )}
          results={Object.fromEntries(ITEM_KINDS.map((kind) => [kind, answer(kind, ANSWER_ID)]))}
        />
      </Stack>
    </Container>
  );
}
