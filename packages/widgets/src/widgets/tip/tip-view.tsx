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
  const { texts, server, emit } = widget;
  const { state, answer, retry } = useFetched(
    async () => tipOf(await ask(server, CALLS.dailyTips), new Date()) ?? { content: '' },
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
        listen: <Listen text={tip} texts={texts.listen} speaker={widget} variant="quiet" />,
        more: { label: texts.more, href: pageOf(server, CALLS.allTips) },
      })}
      {...((state === 'failed' || (answer && !tip)) && {
        failure: { title: texts.failed, retry: { label: texts.retry, onRetry: retry } },
      })}
    />
  );
}
