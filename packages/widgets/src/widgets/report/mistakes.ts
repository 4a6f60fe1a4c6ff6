import type { ReportValues } from '@scamguard/ui/report-form';
import LIMITS from './limits.constant.ts';
import type { ReportTexts } from './texts.ts';

/** The mistakes in a report, by field; none if it can be sent. */
export function mistakesIn(
  { scamType, title, description, region }: ReportValues,
  texts: ReportTexts,
): Partial<Record<keyof ReportValues, string>> {
  const tooShort = (text: string, shortest: number) =>
    text.trim().length < shortest ? texts.titleShort.replace('{{count}}', `${shortest}`) : undefined;
  const found = {
    scamType: scamType ? undefined : texts.missing,
    title: tooShort(title, LIMITS.shortest.title),
    description: tooShort(description, LIMITS.shortest.description),
    region: region ? undefined : texts.missing,
  };
  return Object.fromEntries(Object.entries(found).filter(([, mistake]) => mistake));
}
