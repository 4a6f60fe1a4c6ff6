import { DailyTip } from '@scamguard/ui/daily-tip';
import { ask } from '../../data/server.ts';
import { useFetched } from '../../data/use-fetched.ts';
import { needsOf, pageOf } from '../../element/server-needs.ts';
import type { Widget } from '../../element/widget.ts';
import { Listen } from '../../voice/listen.tsx';
import CALLS from './calls.constant.ts';
import type { TipTexts } from './texts.ts';
import { tipOf } from './tip-of-the-day.ts';

/** One thing to remember today, the same as on the site. */
export function TipView({ widget }: { widget: Widget<TipTexts> }) {
  const { texts, server, fail } = widget;
  const { answer, why, retry } = useFetched(
    async () => tipOf(await ask(server, CALLS.dailyTips), new Date()) ?? { content: '' },
    needsOf(widget),
    (error) => fail(error, texts.failed),
  );
  const tip = answer?.content;
  return (
    <DailyTip
      heading={texts.heading}
      loadingLabel={texts.loading}
      {...(tip && {
        tip,
        listen: <Listen text={tip} texts={texts.listen} speaker={widget} variant="quiet" />,
        more: { label: texts.more, href: pageOf(server, CALLS.allTips) },
      })}
      {...((why || (answer && !tip)) && {
        failure: { title: why ?? texts.failed, retry: { label: texts.retry, onRetry: retry } },
      })}
    />
  );
}
