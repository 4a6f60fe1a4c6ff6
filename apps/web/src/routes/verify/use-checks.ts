import { RequestError } from '@scamguard/client';
import { ANYTHING_FIELD } from '@scamguard/contracts/checks';
import { useToast } from '@scamguard/ui';
import { use, useCallback, useMemo, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { PostedCheckContext } from './posted-check.ts';
import { type CheckField, typedSoFar } from './typed-so-far.ts';
import { useShared } from './use-shared.ts';
import { type CheckedResult, useVerification } from './use-verification.ts';
import { fetchVerdictPart } from './verdict-part.ts';

/** The typed text of each field and the outcome of its check. Every field keeps its own. */
export function useChecks() {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const posted = use(PostedCheckContext);
  const [values, setValues] = useState(() => typedSoFar(posted));
  const [missing, setMissing] = useState<CheckField | undefined>(
    posted?.problem === 'missing' ? posted.kind : undefined,
  );
  const checks = {
    link: useVerification('link', fetchVerdictPart),
    profile: useVerification('profile', fetchVerdictPart),
    number: useVerification('number', fetchVerdictPart),
    conversation: useVerification('conversation', fetchVerdictPart),
    [ANYTHING_FIELD]: useVerification('conversation', fetchVerdictPart, ANYTHING_FIELD),
  };
  const postedResult = useMemo(
    () => (posted?.result ? { ...posted.result, checkedValue: posted.value } : undefined),
    [posted],
  );

  /** The state of one field's answer. A check made here counts before one that was posted. */
  const answerTo = (kind: CheckField) => {
    const { data, error, isMutating } = checks[kind];
    const isPosted = posted?.kind === kind && !data && !error && !isMutating;
    const result = data ?? (isPosted ? postedResult : undefined);
    return {
      isBusy: isMutating,
      hasFailed: Boolean(error) || (isPosted && posted.problem === 'failed'),
      fieldError:
        missing === kind && values[kind].trim() === ''
          ? t('verify.required.text')
          : unreadable(result, values[kind]),
      result: result?.isUnreadable ? undefined : result,
    };
  };

  const setValue = useCallback((kind: CheckField, value: string) => {
    setValues((previous) => ({ ...previous, [kind]: value }));
    // The part is fetched now, so that it is here when the answer is. If it cannot be had, the check will say so.
    void fetchVerdictPart().catch(() => undefined);
  }, []);
  /** The text of a picture or a voice comes after the text in the field. */
  const append = useCallback((field: CheckField, text: string) => {
    setValues((previous) => ({ ...previous, [field]: `${previous[field].trimEnd()}\n${text}`.trimStart() }));
    void fetchVerdictPart().catch(() => undefined);
  }, []);
  const sharedPicture = useShared(useCallback((text) => setValue(ANYTHING_FIELD, text), [setValue]));

  const check = async (field: CheckField) => {
    const kind = field === ANYTHING_FIELD ? 'conversation' : field;
    const value = values[field].trim();
    setMissing(value === '' ? field : undefined);
    if (value === '') {
      show({
        title: t('verify.required.title'),
        description: t('verify.required.text'),
        tone: 'destructive',
      });
      return;
    }
    checks[field].reset();
    try {
      await checks[field].trigger({ value, language });
    } catch (error) {
      show({
        title: t(kind === 'conversation' ? 'verify.failure.conversationTitle' : 'verify.failure.title'),
        description: refusal(error) ?? t(`verify.${kind}.failed`),
        tone: 'destructive',
      });
    }
  };

  return { values, setValue, append, sharedPicture, answerTo, check, postedKind: posted?.kind };
}

/** Why there is nothing to judge in what stands in the field: that is said before any verdict. */
const unreadable = (result: CheckedResult | undefined, value: string) =>
  result?.isUnreadable && result.checkedValue === value.trim() ? result.reasons[0] : undefined;

/** Why the server did not take this very value, in its own words. */
const refusal = (error: unknown) =>
  error instanceof RequestError && error.status < 500 ? error.visitorMessage : undefined;
