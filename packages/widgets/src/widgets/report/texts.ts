import type { WidgetDictionary } from '../../language/dictionary.ts';

export const reportTexts = ({ site, widgets }: WidgetDictionary) => ({
  why: widgets.why,
  messages: {
    optional: site.optional,
    chooseFile: site.chooseFile,
    takePhoto: site.takePhoto,
    dropFile: site.dropFile,
    remove: site.remove,
    locale: site.locale,
  },
  retry: site.retry,
  ...widgets.report,
});

export type ReportTexts = ReturnType<typeof reportTexts>;
