import { AlertList } from '@scamguard/ui/alert-list';
import { ask } from '../../data/server.ts';
import { useFetched } from '../../data/use-fetched.ts';
import { needsOf, pageOf } from '../../element/server-needs.ts';
import type { Widget } from '../../element/widget.ts';
import { Listen } from '../../voice/listen.tsx';
import CALLS from './calls.constant.ts';
import type { AlertsTexts } from './texts.ts';

/** The newest alerts; titles only in the small size. */
export function AlertsView({ widget }: { widget: Widget<AlertsTexts> }) {
  const { texts, server, fail, attribute } = widget;
  const { answer, why, retry } = useFetched(
    () => ask(server, CALLS.currentAlerts),
    needsOf(widget),
    (error) => fail(error, texts.failed),
  );
  return (
    <AlertList
      heading={texts.heading}
      loadingLabel={texts.loading}
      emptyText={texts.empty}
      appearance={attribute('size') === 'small' ? 'compact' : 'default'}
      more={{ label: texts.more, href: server.address ? pageOf(server, CALLS.allAlerts) : '#' }}
      elsewhere={{
        label: texts.elsewhere,
        href: server.address ? pageOf(server, CALLS.everywhere) : '#',
      }}
      {...(answer && {
        alerts: answer.map(({ id, title, description, severity, timeAgo }) => ({
          id,
          title,
          description,
          severity,
          timeAgo: texts.published.replace('{{when}}', timeAgo),
          severityLabel: texts.severity[severity],
          listen: (
            <Listen text={`${title}\n${description}`} texts={texts.listen} speaker={widget} variant="quiet" />
          ),
        })),
      })}
      {...(why && {
        failure: { title: why, retry: { label: texts.retry, onRetry: retry } },
      })}
    />
  );
}
