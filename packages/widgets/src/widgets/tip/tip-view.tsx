import { DailyTip } from '@scamguard/ui/daily-tip';
import { ReadAloudButton } from '@scamguard/ui/read-aloud-button';
import { ask } from '../../data/server.ts';
import { useFetched } from '../../data/use-fetched.ts';
import { needsOf, pageOf } from '../../element/server-needs.ts';
import type { Widget } from '../../element/widget.ts';
import CALLS from './calls.constant.ts';
import type { TipTexts } from './texts.ts';
import { tipOf } from './tip-of-the-day.ts';

interface Tip {
  readonly content: string;
}

/** One thing to remember today, the same as on the site. */
export function TipView({ widget: { texts, server, emit, language } }: { widget: Widget<TipTexts> }) {
  const { state, answer, retry } = useFetched(
    async () => tipOf(await ask<Tip[]>(server, CALLS.dailyTips), new Date()) ?? { content: '' },
    needsOf(server),
    () => emit('scamguard-error', { code: 'unavailable' }),
  );
  const tip = answer?.content;
  return (
    <DailyTip
      heading={texts.heading}
      loadingLabel={texts.loading}
      {...(tip && {
        tip,
        listen: <ReadAloudButton text={tip} language={language} variant="quiet" />,
        more: { label: texts.more, href: pageOf(server, CALLS.allTips) },
      })}
      {...((state === 'failed' || (answer && !tip)) && {
        failure: { title: texts.failed, retry: { label: texts.retry, onRetry: retry } },
      })}
    />
  );
}
