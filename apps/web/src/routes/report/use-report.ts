import { RequestError } from '@scamguard/client';
import type { PostedReport } from '@scamguard/client/pages';
import { PATHS } from '@scamguard/contracts/paths';
import type { Translate } from '@scamguard/i18n';
import type { ReportValues } from '@scamguard/ui';
import { useRef, useState } from 'react';
import { mutate } from 'swr';
import { rulesFrom } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/language-context.ts';
import type { Delivery } from '../../outbox/outbox.ts';
import { newRequestKey } from '../../outbox/request-key.ts';

/** Fetched when the page is first used, long before anything is sent. */
export const fetchSending = () => import('./sending.ts');

const RULES = rulesFrom(async () => (await import('./report-schema.ts')).reportSchema);

/** The report being written, and what came of sending it. */
export function useReport(initial: ReportValues, voice: Blob | undefined, posted: PostedReport | undefined) {
  const { t, language } = useLanguage();
  const [delivery, setDelivery] = useState<Delivery | undefined>(
    posted?.outcome === 'sent' ? { outcome: 'sent', answer: posted } : undefined,
  );
  const [failure, setFailure] = useState(() => failureOf(posted, t));
  const attempt = useRef<{ key: string; of: readonly unknown[] }>(undefined);

  /** The same report keeps its key, so that one which arrived unheard of is not made twice; a changed one is another. */
  const keyOf = (values: ReportValues) => {
    const of = [...Object.values(values), voice];
    const isSame = attempt.current?.of.every((value, place) => value === of[place]);
    if (!attempt.current || !isSame) attempt.current = { key: newRequestKey(), of };
    return attempt.current.key;
  };

  const form = useForm({
    initial,
    rules: RULES,
    given: [t],
    wasTried: posted !== undefined && posted.outcome !== 'sent',
    onSend: async (values) => {
      setFailure(undefined);
      try {
        const { sendReport } = await fetchSending();
        const delivered = await sendReport({ ...values, voice }, keyOf(values), language);
        attempt.current = undefined;
        setDelivery(delivered);
        void mutate(isListOfScams);
      } catch (error) {
        setFailure({ title: t('report.failure.title'), text: told(error) ?? t('report.failure.text') });
      }
    },
  });
  const startAgain = () => {
    setDelivery(undefined);
    setFailure(undefined);
  };
  return { ...form, failure, delivery, startAgain };
}

/** The answer to a report that was posted without scripts. */
function failureOf(
  posted: PostedReport | undefined,
  t: Translate,
): { title: string; text: string } | undefined {
  if (!posted || posted.outcome === 'sent') return undefined;
  const reason = posted.message ?? t('report.failure.text');
  const text = posted.hadFile ? `${reason} ${t('report.failure.fileAgain')}` : reason;
  return { title: t('report.failure.title'), text };
}

const told = (error: unknown) => (error instanceof RequestError ? error.visitorMessage : undefined);

const isListOfScams = (key: unknown) =>
  typeof key === 'string' &&
  (key.startsWith(`${PATHS.searchScams.path}?`) || key.startsWith(PATHS.latestScams.path));
