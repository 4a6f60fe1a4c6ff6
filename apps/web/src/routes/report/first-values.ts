import type { PostedReport } from '@scamguard/client/pages';
import { REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';
import type { Translate } from '@scamguard/i18n';
import { EMPTY_REPORT, type ReportValues } from '@scamguard/ui';
import { typedBeforeScripts } from '../../forms/typed-before-scripts.ts';
import type { ReportPrefill } from '../../reports/report-prefill.ts';

/** `id` of the form. */
export const REPORT_FORM_ID = 'signalement';

const TEXTS = ['scamType', 'title', 'description', 'region', 'scammerContact'] as const;

/**
 * The first values of the form. Text that was typed before the scripts came wins over values that were posted without them. Those
 * win over the item that was checked before. Otherwise the form is empty.
 */
export function firstValues(
  prefill: ReportPrefill | undefined,
  posted: PostedReport | undefined,
  t: Translate,
): ReportValues {
  return {
    ...EMPTY_REPORT,
    ...(prefill && filledIn(prefill, t)),
    ...Object.fromEntries(TEXTS.map((name) => [name, posted?.values[name]]).filter(([, value]) => value)),
    ...typedBeforeScripts(REPORT_FORM_ID, TEXTS),
  };
}

function filledIn({ kind, value, scamType = '', title }: ReportPrefill, t: Translate): Partial<ReportValues> {
  const known = { scamType, title: title ?? t(`report.prefilledTitle.${kind}`) };
  return kind === 'conversation'
    ? { ...known, description: value.slice(0, REPORT_MAX_LENGTH.description) }
    : { ...known, scammerContact: value.slice(0, REPORT_MAX_LENGTH.contact) };
}
