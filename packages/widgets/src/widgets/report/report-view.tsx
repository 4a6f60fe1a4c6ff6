import { ErrorState } from '@scamguard/ui/error-state';
import { EMPTY_REPORT, ReportForm, type ReportValues } from '@scamguard/ui/report-form';
import { ReportSent } from '@scamguard/ui/report-sent';
import { useEffect, useRef, useState } from 'preact/hooks';
import { newId } from '../../data/new-id.ts';
import { ask } from '../../data/server.ts';
import { useFetched } from '../../data/use-fetched.ts';
import { needsOf } from '../../element/server-needs.ts';
import type { Widget } from '../../element/widget.ts';
import { fieldsOf, type ReportLists } from './fields.ts';
import LIMITS from './limits.constant.ts';
import { mistakesIn } from './mistakes.ts';
import type { ReportTexts } from './texts.ts';

const newReport = () => ({ values: EMPTY_REPORT, key: newId() });

/** The report form. The typed text stays until the server has it. */
export function ReportView({ widget }: { widget: Widget<ReportTexts> }) {
  const { texts, chosen, server, emit, fail, attribute } = widget;
  const [{ values, key }, setReport] = useState(newReport);
  const [wasTried, setTried] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<{ readonly why: string; readonly language: string }>();
  const sent = useRef<HTMLElement>(null);
  const {
    answer: lists,
    why,
    retry,
  } = useFetched<ReportLists>(
    async () => {
      const [scamTypes, regions] = await Promise.all([
        ask(server, LIMITS.calls.scamTypes),
        ask(server, LIMITS.calls.regions),
      ]);
      return { scamTypes, regions };
    },
    needsOf(widget),
    (error) => fail(error, texts.listsFailed),
  );
  useEffect(() => {
    if (state === 'sent') sent.current?.focus();
  }, [state]);

  const handleSubmit = async () => {
    setTried(true);
    if (Object.keys(mistakesIn(values, texts)).length > 0) return;
    setState('busy');
    setFailure(undefined);
    try {
      await ask(server, LIMITS.calls.send, formOf(values, key));
      setState('sent');
      emit('scamguard-result', { type: 'report' });
    } catch (error) {
      setState('idle');
      setFailure({ why: fail(error, texts.failedText), language: chosen });
    }
  };

  if (state === 'sent') {
    const startAgain = () => {
      setReport(newReport());
      setTried(false);
      setState('idle');
    };
    return (
      <ReportSent
        ref={sent}
        title={texts.sentTitle}
        text={texts.sentText}
        again={{ label: texts.again, onAgain: startAgain }}
      />
    );
  }
  // Without its lists nothing can be sent. What was typed is there again when they have come.
  if (why) return <ErrorState title={why} retry={{ label: texts.retry, onRetry: retry }} />;
  return (
    <ReportForm
      fields={fieldsOf(texts, lists, attribute('country'))}
      values={values}
      errors={wasTried ? mistakesIn(values, texts) : {}}
      onChange={(field, value) => setReport({ key, values: { ...values, [field]: value } })}
      onSubmit={() => void handleSubmit()}
      busy={state === 'busy'}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      {...(failure?.language === chosen && { failure: { title: texts.failedTitle, text: failure.why } })}
    />
  );
}

/** A report as the server takes it; the same key again makes no second report. */
function formOf({ image, ...texts }: ReportValues, key: string): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) if (text.trim()) form.set(name, text.trim());
  form.set('idempotencyKey', key);
  if (image) form.set('image', image);
  return form;
}
