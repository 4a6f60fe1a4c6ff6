import { MAX_FILE_BYTES, REPORT_MAX_LENGTH } from '@scamguard/contracts/limits';
import type { Translate } from '@scamguard/i18n';
import type { ReportFields, SelectOption } from '@scamguard/ui';

/** The words, lists and limits of the report form. */
export const reportFields = (
  t: Translate,
  scamTypes: readonly SelectOption[],
  regions: readonly SelectOption[],
): ReportFields => ({
  scamType: {
    label: t('report.scamType.label'),
    placeholder: t('report.scamType.placeholder'),
    options: scamTypes,
    emptyText: t('report.scamType.empty'),
  },
  title: {
    label: t('report.titleField.label'),
    help: t('report.titleField.help'),
    maxLength: REPORT_MAX_LENGTH.title,
  },
  description: {
    label: t('report.story.label'),
    help: t('report.story.help'),
    maxLength: REPORT_MAX_LENGTH.description,
  },
  region: {
    label: t('report.region.label'),
    placeholder: t('report.region.placeholder'),
    options: regions,
    emptyText: t('report.region.empty'),
  },
  scammerContact: {
    label: t('report.contact.label'),
    help: t('report.contact.help'),
    maxLength: REPORT_MAX_LENGTH.contact,
  },
  image: {
    label: t('report.image.label'),
    help: t('report.image.help'),
    accept: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'],
    maxBytes: MAX_FILE_BYTES.image,
    refusals: { type: t('report.image.wrongType'), size: t('report.image.tooLarge') },
  },
});
