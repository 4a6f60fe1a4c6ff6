import { Notice } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import type { Delivery } from '../../outbox/outbox.ts';

/** The outcome of a report, in words alone. */
export function ReportOutcome({ delivery: { outcome } }: { delivery: Delivery }) {
  const { t } = useLanguage();
  return (
    <Notice tone="success" announced="atOnce" title={t(`report.${outcome}.title`)}>
      {t(`report.${outcome}.text`)}
    </Notice>
  );
}
