import type { PostedReport } from '@scamguard/client/pages';
import { Notice, ReportForm } from '@scamguard/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { useRegions } from '../../regions/use-regions.ts';
import type { ReportPrefill } from '../../reports/report-prefill.ts';
import { firstUse } from '../../screen/first-use.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { linkTo } from '../../screen/links.ts';
import { firstValues, REPORT_FORM_ID } from './first-values.ts';
import { reportFields } from './report-fields.ts';
import { fetchSending, useReport } from './use-report.ts';
import { useScamTypes } from './use-scam-types.ts';

interface NewReportProps {
  /** What was checked before. */
  prefill: ReportPrefill | undefined;
  /** The outcome of the same form when it was sent without scripts. */
  posted: PostedReport | undefined;
  onAgain: () => void;
}

/**
 * Only people who have sent a report need this part. If it cannot be had, as without a network, the outcome of the report is told
 * all the same.
 */
const fetchArrived = () =>
  import('./report-arrived.tsx').catch(async () => ({ default: (await fetchSending()).ReportOutcome }));
const ReportArrived = lazy(fetchArrived);
const ReportVoiceNote = lazyPart(() => import('./report-voice-note.tsx'));

/** One report: written, sent, confirmed. */
export function NewReport({ prefill, posted, onAgain }: NewReportProps) {
  const { t } = useLanguage();
  const [voice, setVoice] = useState<Blob>();
  const [initial] = useState(() => firstValues(prefill, posted, t));
  const { state, isBusy, send, failure, delivery } = useReport(initial, voice, posted);
  const scamTypes = useScamTypes();
  const regions = useRegions();
  useEffect(() => {
    void firstUse.then(fetchArrived).catch(() => undefined);
    void firstUse.then(fetchSending).catch(() => undefined);
  }, []);
  if (delivery) {
    return (
      <Suspense>
        <ReportArrived delivery={delivery} onAgain={onAgain} />
      </Suspense>
    );
  }
  return (
    <>
      {prefill && (
        <Notice title={t('report.prefilled.title')} tone="attention">
          {t('report.prefilled.text')}
        </Notice>
      )}
      <ReportForm
        id={REPORT_FORM_ID}
        action={linkTo('/report')}
        encType="multipart/form-data"
        {...state}
        fields={reportFields(t, scamTypes, regions)}
        voiceNote={
          <Suspense>
            <ReportVoiceNote onRecording={setVoice} />
          </Suspense>
        }
        submitLabel={t('report.submit')}
        busyLabel={t('report.busy')}
        busy={isBusy}
        failure={failure}
        onSubmit={send}
      />
    </>
  );
}
