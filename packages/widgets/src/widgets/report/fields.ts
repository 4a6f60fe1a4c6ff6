import type { AnswerOf } from '@scamguard/client';
import type { ReportFields } from '@scamguard/ui/report-form';
import LIMITS from './limits.constant.ts';
import type { ReportTexts } from './texts.ts';

/** The choices that the server offers. */
export interface ReportLists {
  readonly scamTypes: AnswerOf<'scamTypes'>;
  readonly regions: AnswerOf<'regions'>;
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** The form's fields: their words, and the lists of the server; a page for one country has that country's regions only. */
export function fieldsOf(
  texts: ReportTexts,
  lists: ReportLists | undefined,
  country: string | null,
): ReportFields {
  const regions = lists?.regions ?? [];
  const here = regions.filter((region) => region.country === country?.toUpperCase());
  return {
    scamType: {
      label: texts.scamType,
      placeholder: texts.scamTypePlaceholder,
      options: (lists?.scamTypes ?? []).map(optionOf),
      emptyText: lists ? texts.scamTypeEmpty : texts.listsLoading,
    },
    title: { label: texts.title, help: texts.titleHelp },
    description: { label: texts.description, help: texts.descriptionHelp },
    region: {
      label: texts.region,
      placeholder: texts.regionPlaceholder,
      options: (here.length > 0 ? here : regions).map(optionOf),
      emptyText: lists ? texts.regionEmpty : texts.listsLoading,
    },
    scammerContact: { label: texts.contact, help: texts.contactHelp },
    image: {
      ...LIMITS.image,
      label: texts.image,
      help: texts.imageHelp,
      refusals: { type: texts.imageType, size: texts.imageSize },
    },
  };
}
