import type { WidgetDictionary } from '../../language/dictionary.ts';

export const reportTexts = ({ site, widgets }: WidgetDictionary) => ({
  messages: {
    optional: site.optional,
    chooseFile: site.chooseFile,
    takePhoto: site.takePhoto,
    dropFile: site.dropFile,
    remove: site.remove,
    locale: site.locale,
  },
  ...widgets.report,
});

export type ReportTexts = ReturnType<typeof reportTexts>;
