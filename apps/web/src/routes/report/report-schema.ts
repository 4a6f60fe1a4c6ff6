import { MIN_LENGTH, REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';
import type { Translate } from '@scamguard/i18n';
import { z } from 'zod/mini';

/** The rules of a report, with the specification's sentences. */
export const reportSchema = (t: Translate) =>
  z.object({
    scamType: z.string().check(z.minLength(1, t('report.scamType.missing'))),
    title: atLeast(MIN_LENGTH.reportTitle, t('report.titleField.tooShort'), REPORT_MAX_LENGTH.title),
    description: atLeast(
      MIN_LENGTH.reportDescription,
      t('report.story.tooShort'),
      REPORT_MAX_LENGTH.description,
    ),
    region: z.string().check(z.minLength(1, t('report.region.missing'))),
    scammerContact: z.string(),
    image: z.any(),
  });

const atLeast = (minimum: number, message: string, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum, message), z.maxLength(maximum));
